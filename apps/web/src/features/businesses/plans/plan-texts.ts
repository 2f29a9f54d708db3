import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import { tierNames } from '@oficio/contracts/businesses/plans'
import { errors } from '@oficio/contracts/errors'
import { formatDate } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import { rubrosText } from '../../rubros/rubros-text'
import { tryAgainText } from '../../subscriptions/order/try-again-text'

export interface PlanNews {
  tone: 'info' | 'warning' | 'error'
  title: string
  text: string
}

/** Returns what the owner must know or do about the plan, or null if everything is in order. */
export function planNews({
  plan,
  status,
  pausedAt,
}: Pick<OwnBusiness, 'plan' | 'status' | 'pausedAt'>): PlanNews | null {
  if (status === 'rejected') return null
  if (plan.isInReview)
    return { tone: 'warning', title: 'Estamos revisando un cobro', text: errors.payment_held.text }
  if (status === 'paused' && pausedAt) return pausedByOwner(plan, pausedAt)
  if (plan.isFree) return seenForFree(plan)
  if (plan.isRefused) return refusedNews(plan)
  if (plan.status === 'cancelled') return endedAccess(plan)
  if (plan.isPaused) return paused(plan)
  if (plan.resumed) return resumedNews(plan, plan.resumed)
  if (plan.status === 'past_due') return pastDue(plan)
  if (plan.status === 'suspended') return suspended
  if (plan.status === 'pending') return pending(plan)
  if (plan.status === 'none') return unpaid
  return changing(plan) ?? priceChange(plan)
}

type Plan = OwnBusiness['plan']

const free: PlanNews = {
  tone: 'info',
  title: 'Tu página se ve sin un plan pago',
  text: 'Por ahora no se te cobra nada. Podés elegir un plan cuando quieras.',
}

const freeAwaiting: PlanNews = {
  tone: 'info',
  title: 'Falta el primer cobro de tu plan',
  text: 'El plan empieza cuando se cobra. Mientras tanto tu página se sigue viendo.',
}

const freePaused: PlanNews = {
  tone: 'info',
  title: 'El plan está en pausa',
  text: 'No se cobra, y tu página se sigue viendo sin un plan pago.',
}

const freeDeclined: PlanNews = {
  tone: 'warning',
  title: 'No se pudo cobrar el plan',
  text: 'Tu página se sigue viendo sin un plan pago. Al pagarlo de nuevo se cobra el mes que empieza, nada de lo anterior.',
}

/** A page that is visible without a paid plan stays visible, even if an attempt to pay failed. */
function seenForFree({ status, isPaused }: Plan): PlanNews {
  if (isPaused) return freePaused
  if (status === 'suspended') return freeDeclined
  return status === 'active' ? freeAwaiting : free
}

const unpaid: PlanNews = {
  tone: 'warning',
  title: 'Falta pagar el plan',
  text: 'Tu página se publica apenas se confirma el pago.',
}

const pending = ({ payerEmail }: Plan): PlanNews => ({
  tone: 'warning',
  title: 'Te falta un paso',
  text: `Autorizá el cobro mensual en ${providerName}, con la cuenta de ${payerEmail}. Hasta que lo hagas no se cobra nada.`,
})

const refusedNews = ({ accessUntil, payerEmail }: Plan): PlanNews => ({
  tone: 'warning',
  title: `${providerName} no pudo cobrar el plan`,
  text: `Canceló la suscripción y no se te cobró nada.${accessUntil ? ` Tu página se ve hasta el ${formatDate(accessUntil)}.` : ''} ${tryAgainText(payerEmail)}`,
})

const suspended: PlanNews = {
  tone: 'error',
  title: 'Tu página no se ve',
  text: 'El plan no se pudo cobrar a tiempo. Al pagarlo de nuevo se cobra el mes que empieza, nada de lo anterior.',
}

const endedAccess = ({ accessUntil }: Plan): PlanNews => ({
  tone: 'info',
  title: 'El plan está cancelado',
  text: accessUntil
    ? `No se cobra más, y tu página se ve hasta el ${formatDate(accessUntil)}.`
    : 'No se cobra más, y tu página ya no se ve. Lo que cargaste queda guardado.',
})

const paused = ({ accessUntil }: Plan): PlanNews => ({
  tone: 'info',
  title: 'El plan está en pausa',
  text: accessUntil
    ? `No se cobra, y tu página se ve hasta el ${formatDate(accessUntil)}.`
    : 'No se cobra, y tu página no se ve hasta que lo reanudes.',
})

/** The text depends on the state that the provider confirmed, not on the state that the site requested. */
const pausedByOwner = ({ isRunning, isPaused, accessUntil, paidUntil }: Plan, since: string): PlanNews => {
  const charge = isPaused
    ? ` ${providerName} no cobra mientras dure.`
    : ` Le pedimos a ${providerName} que no cobre mientras dure, y todavía no lo confirmó.`
  const rest = ` Lo que pagaste vale hasta el ${formatDate(paidUntil ?? since)}: si lo reanudás antes, se ve enseguida.`
  return {
    tone: 'info',
    title: 'Pusiste tu negocio en pausa',
    text: `Desde el ${formatDate(since)} no se ve ni aparece en las búsquedas.${isRunning ? charge : ''}${accessUntil && paidUntil ? rest : ''}`,
  }
}

const pastDue = ({ accessUntil }: Plan): PlanNews => ({
  tone: 'warning',
  title: 'No se pudo cobrar el plan',
  text: `Revisá tu medio de pago en ${providerName}.${accessUntil ? ` Mientras tanto tu página se ve, hasta el ${formatDate(accessUntil)}.` : ''}`,
})

/** No charge failed: the paid month ended during the pause. */
function resumedNews({ accessUntil }: Plan, { chargeAt }: NonNullable<Plan['resumed']>): PlanNews {
  const charge = chargeAt
    ? `El próximo cobro es el ${formatDate(chargeAt)}.`
    : 'El próximo cobro se hace en estos días.'
  return accessUntil
    ? {
        tone: 'info',
        title: 'Retomaste tu plan',
        text: `${charge} Tu página ya se ve, y sigue así si se cobra antes del ${formatDate(accessUntil)}.`,
      }
    : {
        tone: 'warning',
        title: 'Retomaste tu plan, y tu página todavía no se ve',
        text: `${charge} Se ve de nuevo apenas se confirma. Si no querés esperar, podés pagarla ahora: se cobra el mes que empieza y nada de lo anterior.`,
      }
}

function changing({ next, monthlyPriceArs, nextChargeAt }: Plan): PlanNews | null {
  if (!next) return null
  const when = nextChargeAt ? `el ${formatDate(nextChargeAt)}` : 'con el próximo cobro'
  return {
    tone: 'info',
    title: `Cambia ${when}`,
    text: `Ese día se cobran ${formatMoney(monthlyPriceArs)} y empieza el plan ${tierNames[next.tier]}, con ${rubrosText(next.rubroIds.length)}. Hasta entonces seguís como ahora.`,
  }
}

const priceChange = ({ announced }: Plan): PlanNews | null =>
  announced && {
    tone: 'info',
    title: 'Tu plan cambia de precio',
    text: `Desde el ${formatDate(announced.from)} pasa a ${formatMoney(announced.monthlyPriceArs)} por mes. Hasta entonces pagás lo mismo que ahora.`,
  }
