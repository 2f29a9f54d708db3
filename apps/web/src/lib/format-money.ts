const money = new Intl.NumberFormat('es-AR', {
  style: 'currency',
  currency: 'ARS',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Returns an amount of pesos as it is written in Argentina: '$ 15.000', '$ 1.234,50'. The space does not break. */
export const formatMoney = (pesos: number): string => money.format(pesos)
