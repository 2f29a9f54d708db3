import { refundTitle } from '@oficio/contracts/payments/refund-texts'
import type { PaymentFault, PaymentState, PaymentView } from '@oficio/contracts/payments/shapes'
import { formatDeadline, formatMoment } from '@oficio/contracts/text/format-date'
import { formatCharged, formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'

/** Returns what the payer can expect of a payment that is under review. */
export function reviewText(payment: PaymentView): string {
  const { charged, says } = payment
  if (isPaidOtherwise(payment))
    return `${providerName} lo está revisando. Si lo aprueba, te lo devolvemos, porque ya pagaste.`
  if (charged?.fault)
    return `${faultText(payment)} ${providerName} lo está revisando; si lo aprueba, ${heldText} No pagues de nuevo.`
  if (!charged)
    return `${providerName} tiene un pago tuyo y todavía no pudimos leer sus datos. Tu pago se está revisando: no pagues de nuevo. Si está aprobado, ${says.next} apenas se puedan leer, sin que hagas nada y aunque cierres esta página.`
  return `${providerName} lo está revisando; casi siempre tarda unos minutos. Apenas lo apruebe, ${says.next}: sin que hagas nada y aunque cierres esta página. No pagues de nuevo.`
}

/** Returns the deadline after which an approval is refunded. */
export const reviewLimitText = ({ expiresAt, createdAt }: PaymentView): string =>
  `Si lo aprueba después de ${formatDeadline(expiresAt, createdAt)}, te devolvemos la plata.`

/** Returns why the payment was declined. */
export const declinedText = ({ statusText }: PaymentView): string =>
  statusText ?? `${providerName} canceló el pago.`

export const returnedTitle = (payment: PaymentView): string =>
  refundTitle(payment.refundState ?? 'asked', chargedText(payment))

/**
 * Returns the amount that was charged, which may differ from the requested amount. Returns the requested amount if the
 * charge is unknown.
 */
export const chargedText = ({ charged, amountArs }: PaymentView): string =>
  charged ? formatCharged(charged) : formatMoney(amountArs)

/** Returns that this attempt cost nothing. Another attempt may have been charged. */
export const notChargedText = ({ otherPayment }: PaymentView): string =>
  otherPayment ? 'De este pago no te cobramos nada.' : 'No te cobramos nada.'

/** Returns whether another attempt already paid for the same thing. */
export const isPaidOtherwise = ({ otherPayment }: PaymentView): boolean =>
  otherPayment?.state === 'done' || otherPayment?.state === 'unused'

const otherPaymentTexts: Partial<Record<PaymentState, (name: string) => string>> = {
  done: (name) => `Pagaste con ${name}: ese sí se aprobó y no hace falta que pagues de nuevo.`,
  under_review: (name) => `${providerName} tiene también ${name}, que está en revisión: no pagues de nuevo.`,
  not_accepted: (name) => `Nuestro equipo está viendo ${name}: no pagues de nuevo.`,
  returned: (name) => `También hay ${name}, que se aprobó y después se devolvió o está por devolverse.`,
}

/** Returns what the payer must know about the payment that counts instead of this one, or null if there is none. */
export function otherPaymentText({ otherPayment }: PaymentView): string | null {
  if (!otherPayment) return null
  const { paymentId, state, approvedAt } = otherPayment
  const number = paymentId ? `otro pago, el N.º ${paymentId}` : 'otro pago'
  const name = approvedAt ? `${number} (${formatMoment(approvedAt)})` : number
  return (otherPaymentTexts[state === 'unused' ? 'done' : state] ?? (() => null))(name)
}

const heldText = 'lo resuelve nuestro equipo.'

const faultTexts: Record<PaymentFault, (payment: PaymentView) => string> = {
  amount: (payment) =>
    `El pago es de ${chargedText(payment)} y había que pagar ${formatMoney(payment.amountArs)}.`,
  currency: (payment) =>
    `El pago es de ${chargedText(payment)} y había que pagar ${formatMoney(payment.amountArs)}, en pesos argentinos.`,
  collector: () => `El pago fue a una cuenta de ${providerName} que no es la nuestra.`,
}

/** Returns why an approved payment was not accepted. */
export const faultText = (payment: PaymentView): string =>
  faultTexts[payment.charged?.fault ?? 'amount'](payment)

/** Returns the headline for a payment that was not accepted. */
export const unacceptedTitle = ({ charged }: PaymentView): string =>
  charged?.fault === 'collector' ? 'Tu pago fue a otra cuenta' : 'Pagaste un importe distinto'

/**
 * What happens next with a payment that was not accepted. No refund is decided yet, so the text must not promise one.
 */
export const unacceptedText =
  'Por eso no cuenta, y nuestro equipo lo está viendo: no pagues de nuevo. Si pedimos la devolución, lo ves acá. Si querés, escribinos con el número de pago.'
