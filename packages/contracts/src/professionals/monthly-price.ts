export const unitsFor = (rubroCount: number): number => Math.max(1, rubroCount)

/** Returns the monthly price of that number of rubros, in pesos. */
export const monthlyPriceArs = (rubroCount: number, unitPriceArs: number): number =>
  unitsFor(rubroCount) * unitPriceArs
