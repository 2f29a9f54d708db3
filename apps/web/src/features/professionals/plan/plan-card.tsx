import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { ResumeButton } from '../../subscriptions/order/resume-button'
import { CancelDialog } from './cancel-dialog'
import { PlanAlerts } from './plan-alerts'
import { PlanBadge } from './plan-badge'
import { planFacts } from './plan-facts'
import { PlanPrice } from './plan-price'
import type { PlanView } from './plan-view'

interface PlanCardProps {
  plan: PlanView
  /** Nothing can be done here: somebody else's plan is looked at. */
  isReadOnly: boolean
  nowMs: number
}

/** A subscription that works, or would if it were seen to. */
export function PlanCard({ plan, isReadOnly, nowMs }: PlanCardProps) {
  const { subscription, paidUntil, freeLeads } = plan
  const worksUntil = paidUntil && Date.parse(paidUntil) > nowMs ? paidUntil : null
  const canCancel = !isReadOnly && subscription?.canCancel === true
  return (
    <Card asChild>
      <section aria-labelledby="suscripcion" className="space-y-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="suscripcion" className="text-2xl">
            Tu suscripción
          </h2>
          <PlanBadge plan={plan} />
        </div>
        <PlanAlerts plan={plan} isReadOnly={isReadOnly} />
        {!plan.isOver && <PlanPrice plan={plan} isChangeable={!isReadOnly} />}
        <DescriptionList items={planFacts(plan, nowMs)} className="border-t pt-4" />
        {canCancel && (
          <div className="flex flex-wrap gap-3 border-t pt-5">
            {subscription.isPaused && !plan.isHeld && <ResumeButton />}
            <CancelDialog until={worksUntil} freeLeadsLeft={freeLeads.left} />
          </div>
        )}
      </section>
    </Card>
  )
}
