const texts: Record<string, string> = {
  account_money: 'dinero en cuenta',
  visa: 'Visa',
  debvisa: 'Visa débito',
  master: 'Mastercard',
  debmaster: 'Mastercard débito',
  amex: 'American Express',
  maestro: 'Maestro',
  cabal: 'Cabal',
  debcabal: 'Cabal débito',
  naranja: 'Naranja X',
}

/** Returns the Spanish name of a payment method for the provider's id. */
export const methodText = (methodId: string): string =>
  (Object.hasOwn(texts, methodId) && texts[methodId]) || 'otro medio'
