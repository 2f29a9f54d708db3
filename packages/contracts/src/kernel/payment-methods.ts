/** The cards among the means of payment. */
const cards = {
  visa: 'Visa',
  visa_debit: 'Visa débito',
  mastercard: 'Mastercard',
  mastercard_debit: 'Mastercard débito',
  amex: 'American Express',
  maestro: 'Maestro',
  cabal: 'Cabal',
  cabal_debit: 'Cabal débito',
  naranja: 'Naranja X',
  other_card: 'otra tarjeta',
}
/** Means of payment in our own words, with their names for people; a gateway translates its provider's words. */
const paymentMethods = {
  account_money: 'dinero en cuenta',
  ...cards,
  /** The gateway does not know the provider's word. */
  other: 'otro medio',
}
export type PaymentMethod = keyof typeof paymentMethods

/**
 * Returns the Spanish name of a stored means of payment. A word that another version of this site stored is another
 * means.
 */
export const methodText = (method: string): string =>
  new Map<string, string>(Object.entries(paymentMethods)).get(method) ?? paymentMethods.other

/** Returns whether a stored means of payment is a card. */
export const isCard = (method: string | null): boolean => method !== null && Object.hasOwn(cards, method)
