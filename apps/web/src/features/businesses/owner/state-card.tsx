import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import { paths } from '@oficio/contracts/paths'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { planLine } from '../plans/plan-line'
import { PlanNewsBox } from '../plans/plan-news-box'
import { StatusBadge } from '../status-badge'
import { AddressMissing } from './address-missing'

/** A card with the status of a business: whether it is visible, the price of its plan, and what the owner should do. */
export function StateCard({ own }: { own: OwnBusiness }) {
  const { business, status, statusReason, plan, isOwn } = own
  return (
    <Card asChild>
      <section aria-labelledby="como-esta" className="space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="como-esta" className="text-xl">
            Cómo está
          </h2>
          <StatusBadge status={status} />
        </div>
        {statusReason && <p className="break-words">{statusReason}</p>}
        {own.isIncomplete && isOwn ? <AddressMissing businessId={business.id} /> : <PlanNewsBox own={own} />}
        <p className="text-muted-foreground">
          {planLine(plan, { isCancelled: plan.status === 'cancelled' })}
        </p>
        {isOwn && (
          <Link href={paths.userBusinessPlan(business.id)} className={textLink}>
            Ver el plan y los pagos
          </Link>
        )}
      </section>
    </Card>
  )
}
