const money = new Intl.NumberFormat('es-AR', {
  style: 'currency',
  currency: 'ARS',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Returns an amount of pesos as it is written in Argentina: '$ 15.000', '$ 1.234,50'. The space does not break. */
export const formatMoney = (pesos: number): string => money.format(pesos)

const number = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 })

/** Returns what a provider charged, by its own name of the currency where that is not the peso: 'USD 100'. */
export const formatCharged = ({ amount, currency }: { amount: number; currency: string }): string =>
  currency === 'ARS' ? formatMoney(amount) : `${currency}\u00a0${number.format(amount)}`
