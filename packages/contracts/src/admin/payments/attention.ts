import type { PaymentOwner } from './list'

/** Payment problems that an admin must look at, most serious first. */
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

/** After how many minutes an automatic step that has not finished becomes such a problem. */
export const patienceMinutes = { refund: 30, hold: 60, notification: 15 } as const

export interface AttentionItem {
  id: string
  /** The page of the panel where it is handled; null if no intent or subscription is known. */
  owner: PaymentOwner | null
  /** The provider's payment id, or the id that the notification carried. */
  providerId: string | null
  amountArs: number | null
  /**
   * Depends on the kind: the fault, the provider's refusal, the notification's topic, the provider's amount in
   * centavos, 'processing', or the question that the provider did not answer readably.
   */
  detail: string | null
  since: string
}

export interface Attention {
  kind: AttentionKind
  count: number
  /** The oldest items, at most 5. */
  items: AttentionItem[]
}
