import type { AdminPaymentRow } from '@oficio/contracts/admin/payments/list'
import type { AdminSubscription } from '@oficio/contracts/admin/payments/subscription'
import { notificationTopicTexts } from '@oficio/contracts/kernel/notification-topics'
import { paymentStatusTexts } from '@oficio/contracts/kernel/payment-states'
import { intentStatusTexts } from '@oficio/contracts/payments/shapes'
import { subscriptionStandingTexts } from '@oficio/contracts/subscriptions/endpoints'
import { formatAge } from '@oficio/contracts/text/format-date'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { BadgeTone } from '@/components/ui/badge'

/**
 * Returns the text for a stored word, or 'Otro' for a word of the provider that we do not know. The exact word is in
 * the raw answer below.
 */
export const textFor = (texts: Record<string, string>, word: string): string =>
  (Object.hasOwn(texts, word) && texts[word]) || 'Otro'

/** Returns the text for the state of a payment at the provider. */
export const providerStatusText = (status: string): string => textFor(paymentStatusTexts, status)

/** Returns the text for a state in any of the lists. */
export const statusText = (status: string): string =>
  textFor({ ...subscriptionStandingTexts, ...intentStatusTexts, ...paymentStatusTexts }, status)

/** Returns the text for the state of a row. An expired intent that was paid late and refunded must not look unpaid. */
export function rowText({ status, refundedArs }: Pick<AdminPaymentRow, 'status' | 'refundedArs'>): string {
  return status === 'expired' && refundedArs > 0 ? 'Se pagó tarde y se devolvió' : statusText(status)
}

/**
 * Returns the text for the state of a subscription. Its words 'cancelled' and 'pending' differ from those of the other
 * lists.
 */
export const subscriptionText = (status: string): string => textFor(subscriptionStandingTexts, status)

/**
 * Returns the text and tone for the state of a subscription. A paused subscription shows 'En pausa' even while it is
 * paid, because it charges nobody.
 */
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

/** Returns when the last notification of Mercado Pago with a valid signature arrived. */
export const lastValidText = (lastValidAt: string | null, nowMs: number): string =>
  lastValidAt === null
    ? 'Todavía no llegó ninguna válida.'
    : `La última válida llegó ${formatAge(lastValidAt, nowMs)}.`

/** Returns why an approved payment was not accepted. */
export const faultText = (fault: string): string =>
  textFor(
    {
      amount: 'El importe no es el que se pidió',
      currency: 'La moneda no es el peso argentino',
      collector: `Lo cobró otra cuenta de ${providerName}`,
    },
    fault,
  )

/** Returns how the site learned a state. */
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

export const topicText = (topic: string): string => textFor(notificationTopicTexts, topic)
