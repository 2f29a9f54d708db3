import { errors } from '@oficio/contracts/errors'
import { freeLeadsUsed } from '@oficio/contracts/professionals/plan/free-leads-used'
import type { SubscriptionView } from '@oficio/contracts/professionals/plan/page'
import { formatDate } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import { rubrosText } from '../../rubros/rubros-text'
import type { PlanView } from './plan-view'

export const perMonth = (amountArs: number): string => `${formatMoney(amountArs)} por mes`

export interface PlanNews {
  tone: 'info' | 'warning' | 'error'
  title: string
  text: string
  /** The label of the button that leads to the subscription page. Null if there is nothing to do. */
  action: string | null
}

/** Returns what the professional must know or do about the plan, or null if everything is in order. */
export function newsOf(plan: PlanView): PlanNews | null {
  if (plan.isHeld) return heldNews(plan)
  if (plan.hasHeldCharge) return inReview(plan)
  if (plan.isOver && plan.hasAccess) return ending(plan)
  if (plan.subscription?.resumption) return resumedNews(plan, plan.subscription.resumption)
  if (plan.status === 'past_due') return pastDue(plan)
  if (plan.status === 'suspended') return suspended(plan)
  if (plan.status === 'pending') return pending(plan)
  if (!plan.hasAccess && plan.freeLeads.remaining === 0) return exhausted(plan)
  return priceChange(plan)
}

/** Returns the label of a paused subscription, or of a subscription that will be paused. Null if it runs or is over. */
export function pauseText({ subscription, status, isOver, isHeld }: PlanView): string | null {
  if (!subscription || isOver || status === 'none' || status === 'pending') return null
  // A paused subscription without access, of an account that is not suspended, is shown as 'Suspendida': its payer must
  // resume it.
  if (subscription.isPaused) return isHeld || status !== 'suspended' ? 'En pausa' : null
  return isHeld ? 'Por pausarse' : null
}

/**
 * Returns the news of an authorised subscription whose account is suspended. The account's own banner shows the rest.
 */
function heldNews(plan: PlanView): PlanNews | null {
  if (!pauseText(plan)) return null
  if (plan.subscription?.isPaused)
    return {
      tone: 'info',
      title: 'Tu suscripción está en pausa',
      text: 'Mientras tu cuenta esté suspendida no se te cobra.',
      action: null,
    }
  return {
    tone: 'info',
    title: 'Pedimos pausar tu suscripción',
    text: `Tu cuenta está suspendida y le pedimos a ${providerName} que no te cobre mientras tanto. Cuando lo confirme lo vas a ver acá.`,
    action: null,
  }
}

/** Shown in place of every way to pay while a charge is under review. */
export const inReview = ({ accessUntil }: PlanView): PlanNews => ({
  tone: 'warning',
  title: 'Estamos revisando un cobro',
  text: accessUntil
    ? `${errors.payment_held.text} Mientras tanto seguís trabajando, hasta el ${formatDate(accessUntil)}.`
    : errors.payment_held.text,
  action: null,
})

function pastDue({ subscription, accessUntil }: PlanView): PlanNews {
  const owed = subscription?.owed
  const retry = owed?.nextRetryAt
    ? `${providerName} lo intenta de nuevo el ${formatDate(owed.nextRetryAt)}.`
    : `Revisá tu medio de pago en ${providerName}.`
  return {
    tone: 'warning',
    title: owed
      ? `No se pudo cobrar tu suscripción: debés ${formatMoney(owed.amountArs)}`
      : 'El cobro está demorado',
    text: accessUntil
      ? `${retry} Mientras tanto seguís trabajando, hasta el ${formatDate(accessUntil)}.`
      : retry,
    action: 'Ver cómo pagar',
  }
}

function suspended({ subscription }: PlanView): PlanNews {
  const isPaused = subscription?.isPaused === true
  const reason = isPaused ? 'Está en pausa y no se cobra.' : 'No se pudo cobrar a tiempo.'
  const invitation = isPaused ? 'Reanudala' : 'Reactivala'
  const retry = subscription?.owed?.mayBeRetried
    ? ` ${providerName} puede volver a intentar el cobro atrasado.`
    : ''
  return {
    tone: 'error',
    title: 'Tu suscripción está suspendida',
    text: `${reason}${retry} ${invitation} para abrir contactos nuevos; los que ya abriste siguen a la vista.`,
    action: isPaused ? 'Reanudar' : 'Reactivar',
  }
}

/** No charge failed: the paid month ended during the pause. */
function resumedNews(
  { accessUntil }: PlanView,
  { chargeAt }: NonNullable<SubscriptionView['resumption']>,
): PlanNews {
  const charge = chargeAt
    ? `El próximo cobro es el ${formatDate(chargeAt)}.`
    : 'El próximo cobro se hace en estos días.'
  return accessUntil
    ? {
        tone: 'info',
        title: 'Retomaste tu suscripción',
        text: `${charge} Ya podés abrir contactos, y sigue así si se cobra antes del ${formatDate(accessUntil)}.`,
        action: 'Ver mi suscripción',
      }
    : {
        tone: 'warning',
        title: 'Retomaste tu suscripción, y falta un cobro',
        text: `${charge} Podés abrir contactos nuevos apenas se confirma. Si no querés esperar, reactivala ahora: se cobra el mes que empieza y nada de lo anterior.`,
        action: 'Reactivar',
      }
}

const pending = ({ hasAccess, freeLeads }: PlanView): PlanNews => ({
  tone: hasAccess || freeLeads.remaining > 0 ? 'info' : 'warning',
  title: 'Te falta autorizar la suscripción',
  text: `Quedó a un paso: autorizá el cobro mensual en ${providerName}. Hasta que lo hagas no se cobra nada.`,
  action: 'Terminar',
})

function ending(plan: PlanView): PlanNews {
  const { paidUntil } = plan
  const worksUntil = paidUntil ? ` Podés seguir abriendo contactos hasta el ${formatDate(paidUntil)}.` : ''
  // A newer subscription waits for authorisation, or its charge failed.
  if (plan.isRenewing)
    return {
      tone: 'warning',
      title: 'Tu nueva suscripción todavía no funciona',
      text: `Terminala en ${providerName}. La anterior está cancelada.${worksUntil}`,
      action: 'Terminar',
    }
  return {
    tone: 'info',
    title: 'Tu suscripción está cancelada',
    text: `No se cobra más.${worksUntil}`,
    action: 'Ver mi suscripción',
  }
}

const exhausted = ({ freeLeads: { total }, monthlyPriceArs, units }: PlanView): PlanNews => ({
  tone: 'warning',
  title: freeLeadsUsed(total),
  text: `Con la suscripción abrís todos los que quieras: ${perMonth(monthlyPriceArs)} por ${rubrosText(units)}, sin pagar por contacto.`,
  action: 'Suscribirme',
})

function priceChange({ subscription }: PlanView): PlanNews | null {
  const change = subscription?.announcedPrice
  if (!change) return null
  return {
    tone: 'info',
    title: 'Tu suscripción cambia de precio',
    text: `Desde el ${formatDate(change.from)} pasa a ${perMonth(change.amountArs)}. Hasta entonces pagás lo mismo que ahora.`,
    action: 'Ver mi suscripción',
  }
}
