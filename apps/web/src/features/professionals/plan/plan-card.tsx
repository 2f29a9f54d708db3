import { formatDate } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { ResumeButton } from '../../subscriptions/order/resume-button'
import { CancelDialog } from './cancel-dialog'
import { PlanAlerts } from './plan-alerts'
import { PlanBadge } from './plan-badge'
import { PlanPrice } from './plan-price'
import type { PlanView } from './plan-view'

interface PlanCardProps {
  plan: PlanView
  /** Whether an admin looks at the plan, who cannot change it. */
  isReadOnly: boolean
  nowMs: number
}

/** The card of an active subscription, or one with a payment problem. */
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
            <CancelDialog until={worksUntil} freeLeadsLeft={freeLeads.remaining} />
          </div>
        )}
      </section>
    </Card>
  )
}

interface Fact {
  term: string
  value: string
}

/** Returns the facts about the subscription that apply. */
function planFacts(plan: PlanView, nowMs: number): Fact[] {
  const { subscription, paidUntil, isOver } = plan
  const facts: (Fact | null)[] = [
    isCharged(plan) ? nextCharge(plan, nowMs) : null,
    paidUntil && { term: isOver ? 'Funciona hasta' : 'Pagado hasta', value: formatDate(paidUntil) },
    isOver || !subscription ? null : { term: 'Cuenta que paga', value: subscription.payerEmail },
    subscription && { term: 'Suscripto desde', value: formatDate(subscription.startedAt) },
    isOver && subscription?.cancelledAt
      ? { term: 'Cancelada el', value: formatDate(subscription.cancelledAt) }
      : null,
  ].map((fact) => fact || null)
  return facts.filter((fact) => fact !== null)
}

/** Returns whether a charge is due. Nothing is charged while the subscription is paused, suspended or over. */
const isCharged = ({ status, isOver, isHeld, subscription }: PlanView): boolean =>
  !isOver && !isHeld && !subscription?.isPaused && (status === 'active' || status === 'past_due')

function nextCharge({ nextChargeAt, monthlyPriceArs, paidUntil }: PlanView, nowMs: number): Fact | null {
  const amount = formatMoney(monthlyPriceArs)
  if (nextChargeAt && Date.parse(nextChargeAt) > nowMs)
    return { term: 'Próximo cobro', value: `${amount}, el ${formatDate(nextChargeAt)}` }
  // The provider makes the first charge within an hour.
  if (paidUntil === null) return { term: 'Primer cobro', value: `${amount}, dentro de la próxima hora` }
  return nextChargeAt ? { term: 'Próximo cobro', value: `${amount}, en las próximas horas` } : null
}
