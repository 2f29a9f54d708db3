const names: Record<string, string> = {
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

/** Returns the provider's word for a means of payment as people call it; an unknown one as it is. */
export const methodText = (methodId: string): string => names[methodId] ?? methodId
