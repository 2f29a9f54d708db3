import { freeLeadsUsed } from '@oficio/contracts/professionals/plan/free-leads-used'
import { formatDate } from '@oficio/contracts/text/format-date'
import { providerName } from '@oficio/contracts/text/provider-name'
import { tryAgainText } from '../../subscriptions/order/try-again-text'
import { inReview } from './plan-texts'
import type { PlanView } from './plan-view'

interface Head {
  title: string
  text: string
}

/** Returns the head of the card that offers the subscription, which depends on the state of the plan. */
export function headOf(plan: PlanView, isApproved: boolean): Head {
  if (plan.isHeld) return heldHead
  if (!isApproved) return beforeApproval(plan)
  if (plan.hasHeldCharge) return inReview(plan)
  if (plan.status === 'pending') return pending(plan)
  if (plan.isFirstChargeDeclined) return declined(plan)
  if (plan.status === 'suspended') return suspended
  if (plan.status === 'cancelled') return cancelled(plan)
  return plan.freeLeads.remaining > 0 ? early(plan) : afterTrial(plan)
}

const heldHead: Head = {
  title: 'Suscripción por rubro',
  text: 'Mientras tu cuenta esté suspendida no podés suscribirte, y no hace falta que autorices nada.',
}

const pending = ({ payerEmail }: PlanView): Head => ({
  title: 'Te falta un paso',
  text: `Autorizá el cobro mensual en ${providerName}, con la cuenta de ${payerEmail}. Hasta que lo hagas no se cobra nada.`,
})

const declined = ({ payerEmail }: PlanView): Head => ({
  title: 'El primer cobro fue rechazado',
  text: `${providerName} no pudo cobrar y canceló la suscripción. No se te cobró nada. ${tryAgainText(payerEmail)}`,
})

const suspended: Head = {
  title: 'Volvé a activar tu suscripción',
  text: 'No se pudo cobrar a tiempo, así que está suspendida. Al activarla de nuevo se cobra el mes que empieza, nada de lo anterior.',
}

function cancelled({ paidUntil }: PlanView): Head {
  return {
    title: 'Suscribite de nuevo',
    text: paidUntil
      ? `Tu suscripción anterior terminó el ${formatDate(paidUntil)}. Cuando quieras volver, empieza un mes nuevo.`
      : 'Tu suscripción anterior terminó sin cobros. Cuando quieras volver, empieza un mes nuevo.',
  }
}

const beforeApproval = ({ freeLeads: { remaining } }: PlanView): Head => ({
  title: 'Suscripción por rubro',
  text:
    remaining > 0
      ? `Cuando tu cuenta esté aprobada empezás con ${remaining === 1 ? '1 contacto gratis' : `${remaining} contactos gratis`}, sin límite de tiempo. Después, si querés seguir, te suscribís.`
      : 'Cuando tu cuenta esté aprobada vas a poder suscribirte.',
})

const early = ({ freeLeads: { remaining } }: PlanView): Head => ({
  title: 'Suscripción por rubro',
  text: `${remaining === 1 ? 'Todavía te queda 1 contacto gratis' : `Todavía te quedan ${remaining} contactos gratis`}, sin límite de tiempo: no hace falta que te suscribas ahora. Si te suscribís igual, no ${remaining === 1 ? 'lo' : 'los'} perdés.`,
})

const afterTrial = ({ freeLeads: { total } }: PlanView): Head => ({
  title: 'Suscribite para seguir',
  text: `${freeLeadsUsed(total)}. Los que abriste siguen a la vista; para abrir otros necesitás la suscripción.`,
})
