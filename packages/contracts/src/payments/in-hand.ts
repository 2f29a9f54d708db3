/** What keeps somebody from paying once more: money that waits for a person, or a payment that the provider reviews. */
export const paymentsInHand = ['payment_held', 'payment_in_review'] as const
export type PaymentInHand = (typeof paymentsInHand)[number]
