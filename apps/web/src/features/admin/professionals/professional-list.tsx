import { exportAddress } from '@oficio/contracts/admin/exports'
import {
  type ProfessionalQuery,
  type ProfessionalRow,
  professionalList,
} from '@oficio/contracts/admin/professionals'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { paths } from '@oficio/contracts/paths'
import { professionalStatusTexts } from '@oficio/contracts/professionals/approval'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { HardHat } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import type { ReferenceChoices } from '@/components/lists/list-filter'
import { ListView } from '@/components/lists/list-view'
import { Badge } from '@/components/ui/badge'
import { MailAddress } from '@/components/ui/mail-address'
import { statusTones } from '@/features/professionals/approval/status-tones'

interface ProfessionalListProps {
  query: ProfessionalQuery
  page: ListPage<ProfessionalRow>
  references: ReferenceChoices
}

/** Every professional, wherever their account stands. */
export function ProfessionalList({ query, page, references }: ProfessionalListProps) {
  return (
    <ListView
      list={professionalList}
      query={query}
      page={page}
      label="Profesionales"
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => paths.adminProfessional(id)}
      references={references}
      empty={{
        icon: HardHat,
        title: 'Todavía no hay profesionales',
        description: 'Quien se registre como profesional aparece acá y espera tu aprobación.',
      }}
      exportHref={exportAddress(professionalList, query)}
    />
  )
}

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
  {
    title: 'Desde',
    sorts: { descending: 'newest', ascending: 'oldest' },
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
]

/** Where a professional's account stands, and whether they take work now. */
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
