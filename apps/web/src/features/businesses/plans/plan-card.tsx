import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import { planSubjectType, tierNames } from '@oficio/contracts/businesses/plans'
import { formatDate } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { DiscardButton } from '../../subscriptions/order/discard-button'
import { ResumeButton } from '../../subscriptions/order/resume-button'
import { StatusBadge } from '../status-badge'
import { CancelPlan } from './cancel-plan'
import { PauseBusiness } from './pause-business'
import { PlanNewsBox } from './plan-news-box'

interface PlanCardProps {
  own: OwnBusiness
  rubroNames: readonly string[]
  nowMs: number
}

/** A card with the current plan of a business: price, next charge, and buttons to pause, resume or cancel it. */
export function PlanCard({ own, rubroNames, nowMs }: PlanCardProps) {
  const { plan, business } = own
  const subject = { subjectType: planSubjectType, subjectId: business.id }
  // The time that was paid for, without the days of grace, which end with the plan.
  const paidAhead = plan.paidUntil && Date.parse(plan.paidUntil) > nowMs ? plan.paidUntil : null
  const isPaused = own.status === 'paused'
  const canResume = plan.isPaused && plan.payWay === null && !isPaused
  const canMove = own.isPublic || plan.canCancel || plan.status === 'pending'
  return (
    <Card asChild>
      <section aria-labelledby="tu-plan" className="space-y-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="tu-plan" className="text-2xl">
            Plan {tierNames[plan.tier]}
          </h2>
          <StatusBadge status={own.status} />
        </div>
        <PlanNewsBox own={own} isAboveForm />
        <DescriptionList items={factsOf(own, rubroNames)} />
        {canMove && (
          <div className="flex flex-wrap gap-3 border-t pt-5">
            {canResume && <ResumeButton subject={subject} />}
            {own.isPublic && (
              <PauseBusiness
                businessId={business.id}
                isCharged={plan.nextChargeAt !== null}
                paidUntil={paidAhead}
              />
            )}
            {plan.canCancel && <CancelPlan subject={subject} until={paidAhead} isHidden={isPaused} />}
            {plan.status === 'pending' && <DiscardButton subject={subject} />}
          </div>
        )}
      </section>
    </Card>
  )
}

function factsOf({ plan }: OwnBusiness, rubroNames: readonly string[]) {
  const { isRunning, nextChargeAt, paidUntil, monthlyPriceArs } = plan
  const isCharged = isRunning && nextChargeAt !== null
  return [
    { term: 'Rubros', value: rubroNames.join(', ') || 'Ninguno' },
    ...(isCharged
      ? [{ term: 'Próximo cobro', value: `${formatMoney(monthlyPriceArs)}, el ${formatDate(nextChargeAt)}` }]
      : []),
    ...(isRunning ? [{ term: 'Cuenta que paga', value: plan.payerEmail }] : []),
    ...(paidUntil ? [{ term: 'Pagado hasta', value: formatDate(paidUntil) }] : []),
  ]
}
