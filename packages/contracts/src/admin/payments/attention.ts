import type { PaymentOwner } from './list'

/** What a person has to look at, the gravest first. */
export const attentionKinds = [
  'paid_without_effect',
  'not_accepted',
  'refund_refused',
  'refund_waiting',
  'amount_differs',
  'hold_waiting',
  'notification_unhandled',
  'notification_missing',
  'answer_unread',
] as const
export type AttentionKind = (typeof attentionKinds)[number]

/** After how many minutes somebody has to look at what should have happened by itself. */
export const patienceMinutes = { refund: 30, hold: 60, notification: 15 } as const

export interface AttentionItem {
  id: string
  /** Where it is seen to; null where no intent or subscription is known. */
  owner: PaymentOwner | null
  /** The provider's id of the payment, or what the notification named. */
  providerId: string | null
  amountArs: number | null
  /**
   * The fault, the provider's refusal, the notification's topic, the amount in centavos that the provider has,
   * 'processing', or what was asked of the provider.
   */
  detail: string | null
  since: string
}

export interface Attention {
  kind: AttentionKind
  count: number
  /** The oldest ones, at most 5. */
  items: AttentionItem[]
}
