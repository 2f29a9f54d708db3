import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { Card } from '@/components/ui/card'
import { ChangePlanForm } from './change-plan-form'
import { SubscribePlanForm } from './subscribe-plan-form'

interface PlanOfferProps {
  own: OwnBusiness
  rubros: readonly RubroView[]
}

/** The other plans: chosen for the next charge where one is to come, else to be paid now. Nothing while nothing is to be paid. */
export function PlanOffer({ own, rubros }: PlanOfferProps) {
  const { business, plan, status } = own
  const isStuck = plan.payWay === 'reactivate' && !plan.isRunning
  if (status === 'rejected' || status === 'paused' || plan.isInReview || isStuck) return null
  const Form = plan.isRunning ? ChangePlanForm : SubscribePlanForm
  return (
    <Card asChild>
      <section aria-labelledby="otros-planes" className="space-y-5">
        <h2 id="otros-planes" className="text-xl">
          {plan.isRunning ? 'Cambiar el plan o los rubros' : 'Elegir un plan'}
        </h2>
        <Form
          // What was saved meanwhile, here or elsewhere, is where choosing begins anew.
          key={`${plan.ordered.tier} ${plan.ordered.rubroIds.join()}`}
          businessId={business.id}
          plan={plan}
          rubros={rubros}
        />
      </section>
    </Card>
  )
}
