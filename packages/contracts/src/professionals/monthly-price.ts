/** Returns for how many rubros a professional with so many of them is charged. */
export const unitsFor = (rubroCount: number): number => Math.max(1, rubroCount)

/** Returns what so many rubros cost a month. */
export const monthlyPriceArs = (rubroCount: number, unitPriceArs: number): number =>
  unitsFor(rubroCount) * unitPriceArs
