import type { OwnBusinessRow } from '@oficio/contracts/businesses/owner'
import { paths } from '@oficio/contracts/paths'
import { Store } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { OwnBusinessCard } from './own-business-card'

/** The account's businesses, newest first. */
export function OwnBusinessList({ businesses }: { businesses: readonly OwnBusinessRow[] }) {
  if (businesses.length === 0)
    return (
      <EmptyState
        icon={Store}
        title="Todavía no hay negocios en tu cuenta"
        description="Cuando registres uno vas a poder ver acá cómo está y pagar su plan."
        action={
          <Button asChild>
            <Link href={paths.registerBusiness()}>Registrar mi negocio</Link>
          </Button>
        }
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
