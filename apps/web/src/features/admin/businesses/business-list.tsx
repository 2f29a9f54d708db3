import { type BusinessRow, businessList } from '@oficio/contracts/admin/businesses'
import { tierNames } from '@oficio/contracts/businesses/plans'
import { adminStatusTexts } from '@oficio/contracts/businesses/states'
import { paths } from '@oficio/contracts/paths'
import { formatDate } from '@oficio/contracts/text/format-date'
import { Store } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import type { ListLook } from '@/components/lists/list-view'
import { Badge } from '@/components/ui/badge'
import { MailAddress } from '@/components/ui/mail-address'
import { adminTones } from '@/features/businesses/decisions/admin-tones'

const columns: ListColumn<BusinessRow>[] = [
  {
    title: 'Negocio',
    cell: ({ name, categories }) => (
      <>
        {name || 'Sin nombre'}
        {categories.length > 0 && (
          <span className="block text-sm font-normal text-muted-foreground">{categories.join(', ')}</span>
        )}
      </>
    ),
  },
  { title: 'Estado', isPlain: true, cell: (row) => <BusinessBadges business={row} /> },
  { title: 'Plan', isWhole: true, cell: ({ tier }) => tierNames[tier] },
  { title: 'Dónde', cell: ({ city, state }) => `${city}, ${state}` },
  {
    title: 'Cuenta',
    cell: ({ ownerEmail, isClaimed }) => (
      <>
        {ownerEmail ? <MailAddress>{ownerEmail}</MailAddress> : 'De nadie'}
        {ownerEmail && !isClaimed && (
          <span className="block text-sm text-muted-foreground">Nadie la tomó</span>
        )}
      </>
    ),
  },
  { title: 'Reseñas', isNumber: true, cell: ({ reviewCount }) => reviewCount },
  {
    title: 'Desde',
    sorts: { descending: 'newest', ascending: 'oldest' },
    cell: ({ createdAt, imported }) => (
      <>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {imported && (
          <span className="block text-sm break-all text-muted-foreground">De {imported.fileName}</span>
        )}
      </>
    ),
  },
]

/** The status of a business, and whether it is verified. */
function BusinessBadges({
  business: { status, isVerified },
}: {
  business: Pick<BusinessRow, 'status' | 'isVerified'>
}) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={adminTones[status]}>{adminStatusTexts[status]}</Badge>
      {isVerified && <Badge>Verificado</Badge>}
    </span>
  )
}

/** The list of all businesses, in every status. */
export const businessLook: ListLook<typeof businessList, BusinessRow> = {
  list: businessList,
  label: 'Negocios',
  columns,
  keyOf: ({ id }) => id,
  hrefOf: ({ id }) => paths.adminBusiness(id),
  empty: {
    icon: Store,
    title: 'Todavía no hay negocios',
    description: 'El que alguien registre aparece acá, y se ve en el sitio cuando su plan está pago.',
  },
}
