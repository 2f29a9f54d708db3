/**
 * Returns whether a text can be the provider's id of a payment: digits only. Whatever an address says beside that would
 * be another address of the provider's.
 */
export const isPaymentId = (text: string): boolean => /^\d{1,20}$/.test(text)
