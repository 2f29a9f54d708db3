import { refundTitle } from '@oficio/contracts/payments/refund-texts'
import type { PaymentKind, PaymentView } from '@oficio/contracts/payments/shapes'
import { formatDeadline } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'

/** Returns what a payment brought that had its effect. */
export function doneText({ kind, approvedAt, createdAt, subject }: PaymentView): string {
  if (kind === 'verification')
    return 'Ahora nuestro equipo revisa tu cuenta. Te avisamos apenas esté aprobada.'
  const dueAt = subject.filed?.urgentDueAt
  if (!dueAt) return 'Tu solicitud ya es urgente y se muestra antes que las demás.'
  return `Tu solicitud ya es urgente. Si nadie te contacta antes de ${formatDeadline(dueAt, approvedAt ?? createdAt)}, te devolvemos la tarifa.`
}

/** What happens by itself once the provider approves. */
const followUp: Record<PaymentKind, string> = {
  urgency_fee: 'tu solicitud se envía como urgente y te mandamos un mail',
  verification: 'tu cuenta pasa a revisión',
}

/** Returns what to expect of a payment that is not decided yet. */
export function reviewText({ kind, subject }: PaymentView): string {
  const next = subject.requestId ? 'tu solicitud pasa a ser urgente' : followUp[kind]
  return `Mercado Pago lo está revisando; casi siempre tarda unos minutos. Apenas lo apruebe, ${next}: sin que hagas nada y aunque cierres esta página. No pagues de nuevo.`
}

/** Returns until when an approval still counts. */
export const reviewLimitText = ({ expiresAt, createdAt }: PaymentView): string =>
  `Si lo aprueba después de ${formatDeadline(expiresAt, createdAt)}, te devolvemos la plata.`

/** Returns why nothing was paid. */
export const declinedText = ({ statusText }: PaymentView): string =>
  statusText ?? 'Mercado Pago canceló el pago.'

/** Returns how the return of a payment stands. */
export const returnedTitle = ({ amountArs, refundState }: PaymentView): string =>
  refundTitle(refundState ?? 'asked', formatMoney(amountArs))
