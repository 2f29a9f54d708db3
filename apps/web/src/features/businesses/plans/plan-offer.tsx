import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { Card } from '@/components/ui/card'
import { ChangePlanForm } from './change-plan-form'
import { orderKey } from './order-key'
import { SubscribePlanForm } from './subscribe-plan-form'

interface PlanOfferProps {
  own: OwnBusiness
  rubros: readonly RubroView[]
}

/**
 * The choice of another plan. A running plan changes with the next charge; otherwise the plan is paid now. Renders
 * nothing if no plan can be chosen.
 */
export function PlanOffer({ own, rubros }: PlanOfferProps) {
  const { business, plan, status } = own
  const isStuck = plan.payWay === 'reactivate' && !plan.isRunning
  if (status === 'rejected' || status === 'paused' || plan.isInReview || isStuck) return null
  return (
    <Card asChild>
      <section aria-labelledby="otros-planes" className="space-y-5">
        <h2 id="otros-planes" className="text-xl">
          {plan.isRunning ? 'Cambiar el plan o los rubros' : 'Elegir un plan'}
        </h2>
        {plan.isRunning ? (
          <ChangePlanForm businessId={business.id} plan={plan} rubros={rubros} />
        ) : (
          <SubscribePlanForm key={orderKey(plan)} businessId={business.id} plan={plan} rubros={rubros} />
        )}
      </section>
    </Card>
  )
}
