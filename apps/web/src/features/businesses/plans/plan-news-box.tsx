import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import { Alert } from '@/components/ui/alert'
import { PayPlan } from './pay-plan'
import { planNews } from './plan-texts'
import { ResumeBusiness } from './resume-business'

interface PlanNewsBoxProps {
  own: OwnBusiness
  /** Whether the box is above the form that chooses and pays a plan, so that it needs no payment button of its own. */
  isAboveForm?: boolean
}

/** News about the plan, with the button to pay or to resume if that is needed. */
export function PlanNewsBox({ own, isAboveForm = false }: PlanNewsBoxProps) {
  const { plan, business, status, isOwn } = own
  const news = planNews(own)
  // Not urgent while the paid time still runs, because a new plan would be charged at once.
  const isEarly = plan.status === 'cancelled' && plan.accessUntil !== null
  const payWay = isOwn && !isEarly && !(isAboveForm && plan.payWay === 'subscribe') ? plan.payWay : null
  if (!news) return null
  return (
    <Alert
      tone={news.tone}
      title={news.title}
      action={
        status === 'paused' && isOwn ? (
          <ResumeBusiness businessId={business.id} />
        ) : (
          payWay && (
            <PayPlan
              business={{
                id: business.id,
                ...plan.ordered,
                monthlyPriceArs: plan.monthlyPriceArs,
                payerEmail: plan.payerEmail,
              }}
              payWay={payWay}
              asksForPayer={plan.asksForPayer}
              label={plan.isPaused ? 'Reanudar' : 'Pagar suscripción'}
            />
          )
        )
      }
    >
      <p>{news.text}</p>
    </Alert>
  )
}
