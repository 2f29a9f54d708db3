import { type ProfessionalRow, professionalList } from '@oficio/contracts/admin/professionals'
import { paths } from '@oficio/contracts/paths'
import { professionalStatusTexts } from '@oficio/contracts/professionals/approval'
import { HardHat } from 'lucide-react'
import { createdColumn, type ListColumn } from '@/components/lists/list-columns'
import type { ListLook } from '@/components/lists/list-view'
import { Badge } from '@/components/ui/badge'
import { MailAddress } from '@/components/ui/mail-address'
import { statusTones } from '@/features/professionals/approval/status-tones'

const columns: ListColumn<ProfessionalRow>[] = [
  {
    title: 'Profesional',
    cell: ({ name, companyName }) => (
      <>
        {name}
        {companyName && (
          <span className="block text-sm font-normal text-muted-foreground">{companyName}</span>
        )}
      </>
    ),
  },
  { title: 'Estado', isPlain: true, cell: (row) => <ProfessionalBadges professional={row} /> },
  { title: 'Rubros', cell: ({ rubros }) => rubros.join(', ') },
  { title: 'Dónde', cell: ({ city, state }) => city && `${city}, ${state}` },
  { title: 'Email', cell: ({ email }) => <MailAddress>{email}</MailAddress> },
  { title: 'Contactos', isNumber: true, cell: ({ leadCount }) => leadCount },
  createdColumn('Desde'),
]

/** The status of a professional's account, and whether they are available for work. */
function ProfessionalBadges({
  professional: { status, isAvailable },
}: {
  professional: Pick<ProfessionalRow, 'status' | 'isAvailable'>
}) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={statusTones[status]}>{professionalStatusTexts[status]}</Badge>
      {status === 'approved' && !isAvailable && <Badge>No disponible</Badge>}
    </span>
  )
}

/** The list of all professionals, in every status. */
export const professionalLook: ListLook<typeof professionalList, ProfessionalRow> = {
  list: professionalList,
  label: 'Profesionales',
  columns,
  keyOf: ({ id }) => id,
  hrefOf: ({ id }) => paths.adminProfessional(id),
  empty: {
    icon: HardHat,
    title: 'Todavía no hay profesionales',
    description: 'Quien se registre como profesional aparece acá y espera tu aprobación.',
  },
}
