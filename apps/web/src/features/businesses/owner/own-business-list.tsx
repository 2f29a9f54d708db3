import type { OwnBusinessRow } from '@oficio/contracts/businesses/owner'
import { paths } from '@oficio/contracts/paths'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { OwnBusinessCard } from './own-business-card'

/** The account's businesses, newest first. */
export function OwnBusinessList({ businesses }: { businesses: readonly OwnBusinessRow[] }) {
  if (businesses.length === 0)
    return (
      <EmptyState
        drawing="cornerStore"
        title="Todavía no hay negocios en tu cuenta"
        description="Cuando registres uno vas a poder ver acá cómo está y pagar su plan."
        action={<ButtonLink href={paths.registerBusiness()}>Registrar mi negocio</ButtonLink>}
      />
    )
  return (
    <ul className="space-y-3">
      {businesses.map((business) => (
        <OwnBusinessCard key={business.id} business={business} />
      ))}
    </ul>
  )
}
