import type { AdminPaymentRow } from '@oficio/contracts/admin/payments/list'
import type { AdminSubscription } from '@oficio/contracts/admin/payments/subscription'
import { paymentStatusTexts } from '@oficio/contracts/kernel/payment-states'
import { intentStatusTexts } from '@oficio/contracts/payments/shapes'
import { subscriptionStandingTexts } from '@oficio/contracts/subscriptions/endpoints'
import { formatAge } from '@oficio/contracts/text/format-date'
import type { BadgeTone } from '@/components/ui/badge'

/**
 * Returns the text for a stored word. An unknown word of the provider is shown as such: its own words are in the
 * answer that can be unfolded.
 */
export const textFor = (texts: Record<string, string>, word: string): string =>
  (Object.hasOwn(texts, word) && texts[word]) || 'Otro'

/** The state of a payment at the provider. */
export const providerStatusText = (status: string): string => textFor(paymentStatusTexts, status)

/** Returns the text for a state, of whichever list. */
export const statusText = (status: string): string =>
  textFor({ ...subscriptionStandingTexts, ...intentStatusTexts, ...paymentStatusTexts }, status)

/** Returns the state of a row: what was paid after its time and went back was not left unpaid. */
export function rowText({ status, refundedArs }: Pick<AdminPaymentRow, 'status' | 'refundedArs'>): string {
  return status === 'expired' && refundedArs > 0 ? 'Se pagó tarde y se devolvió' : statusText(status)
}

/** The same word means the same thing in each list, but for 'cancelled' and 'pending' of a subscription. */
export const subscriptionText = (status: string): string => textFor(subscriptionStandingTexts, status)

/** Returns the state of a subscription: a paused one charges nobody, however long it is paid. */
export const subscriptionState = ({ status, isLive, providerStatus }: SubscriptionState) =>
  isLive && providerStatus === 'paused'
    ? ({ text: 'En pausa', tone: 'sol' } as const)
    : { text: subscriptionText(status), tone: statusTone(status) }
type SubscriptionState = Pick<AdminSubscription, 'status' | 'isLive' | 'providerStatus'>

const tones: Record<string, BadgeTone> = {
  paid: 'success',
  approved: 'success',
  active: 'success',
  open: 'sol',
  pending: 'sol',
  in_review: 'sol',
  reserved: 'sol',
  in_dispute: 'urgent',
  past_due: 'urgent',
  suspended: 'urgent',
  taken_by_bank: 'urgent',
  returned: 'primary',
  refunded: 'primary',
}
export const statusTone = (status: string): BadgeTone => tones[status] ?? 'muted'

/** When the last notification of Mercado Pago came whose signature was right. */
export const lastValidText = (lastValidAt: string | null, nowMs: number): string =>
  lastValidAt === null
    ? 'Todavía no llegó ninguna válida.'
    : `La última válida llegó ${formatAge(lastValidAt, nowMs)}.`

/** Why an approved payment does not count. */
export const faultText = (fault: string): string =>
  textFor(
    {
      amount: 'El importe no es el que se pidió',
      currency: 'La moneda no es el peso argentino',
      collector: 'Lo cobró otra cuenta de Mercado Pago',
    },
    fault,
  )

/** By which way a state was heard of. */
export const sourceText = (source: string): string =>
  textFor(
    {
      notification: 'por una notificación',
      return: 'cuando volvió quien pagó',
      reconciliation: 'por la revisión automática',
      refund: 'al devolver',
      admin: 'por una consulta del panel',
    },
    source,
  )

export const topicText = (topic: string): string =>
  textFor(
    {
      payment: 'Pago',
      subscription_preapproval: 'Suscripción',
      subscription_authorized_payment: 'Cobro de suscripción',
    },
    topic,
  )
