const money = new Intl.NumberFormat('es-AR', {
  style: 'currency',
  currency: 'ARS',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Returns an amount of pesos in the Argentine format: '$ 15.000', '$ 1.234,50'. Its space does not break. */
export const formatMoney = (pesos: number): string => money.format(pesos)

const number = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 })

/** Returns a charged amount with its currency: in pesos as usual, otherwise with the currency code: 'USD 100'. */
export const formatCharged = ({ amount, currency }: { amount: number; currency: string }): string =>
  currency === 'ARS' ? formatMoney(amount) : `${currency}\u00a0${number.format(amount)}`
