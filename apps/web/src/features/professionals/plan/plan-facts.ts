import { formatDate } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import type { PlanView } from './plan-view'

interface Fact {
  term: string
  value: string
}

/** Returns the dates and addresses of a subscription, as far as there are any. */
export function planFacts(plan: PlanView, nowMs: number): Fact[] {
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

/** Nothing is charged while it is paused, suspended or over. */
const isCharged = ({ status, isOver, isHeld, subscription }: PlanView): boolean =>
  !isOver && !isHeld && !subscription?.isPaused && (status === 'active' || status === 'past_due')

function nextCharge({ nextChargeAt, monthlyPriceArs, paidUntil }: PlanView, nowMs: number): Fact | null {
  const amount = formatMoney(monthlyPriceArs)
  if (nextChargeAt && Date.parse(nextChargeAt) > nowMs)
    return { term: 'Próximo cobro', value: `${amount}, el ${formatDate(nextChargeAt)}` }
  // The provider takes up to an hour to make the first charge.
  if (paidUntil === null) return { term: 'Primer cobro', value: `${amount}, dentro de la próxima hora` }
  return nextChargeAt ? { term: 'Próximo cobro', value: `${amount}, en las próximas horas` } : null
}
