/**
 * The states of an earlier payment that block paying again: money held for a person to check, or a payment that the
 * provider reviews.
 */
export const paymentsInHand = ['payment_held', 'payment_in_review'] as const
export type PaymentInHand = (typeof paymentsInHand)[number]
