export const unitsFor = (rubroCount: number): number => Math.max(1, rubroCount)

/** Returns what so many rubros cost a month. */
export const monthlyPriceArs = (rubroCount: number, unitPriceArs: number): number =>
  unitsFor(rubroCount) * unitPriceArs
