/**
 * Returns whether a text can be the provider's id of a payment: only digits. Any other text could change the path of
 * the request to the provider.
 */
export const isPaymentId = (text: string): boolean => /^\d{1,20}$/.test(text)
