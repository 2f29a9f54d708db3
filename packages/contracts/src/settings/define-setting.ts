import { z } from 'zod'

/** A whole number, with one sentence for everything that may be wrong with it. */
export function whole(
  min: number,
  max: number,
  text = `Escribí un número entero, de ${min} a ${max.toLocaleString('es-AR')}.`,
) {
  return z.number(text).int(text).min(min, text).max(max, text)
}
/** Stored as 1 for yes and 0 for no, so that every setting is a number. */
export const choice = whole(0, 1, 'Elegí sí o no.')
/** What a payment's amount in centavos has room for, and more than anything here will cost. */
export const price = whole(1, 10_000_000)
/** A day of a banner: the longest booking at the highest share of it is still an amount that a payment has room for. */
export const pricePerDay = whole(1, 50_000)
/** What a combination costs, in hundredths of the price of the picture alone. */
export const shareOfPrice = whole(100, 300)

const rateText = 'Escribí la alícuota, de 0 a 50: por ejemplo 21.'
/** 21, 10.5 or 27 today; half percents are the finest that there ever were. */
export const rate = z.number(rateText).min(0, rateText).max(50, rateText).multipleOf(0.5, rateText)

export interface SettingDefinition {
  schema: z.ZodType<number>
  first: number
  label: string
  hint: string
  unit: string
  /** The price of a kind of subscription: running ones follow a rise after its notice, and the panel says so. */
  isAnnounced?: true
  /**
   * Whom a change reaches and whom it does not (docs/product.md, 'Settings'), as the panel says where it is made; null
   * where what it says of running subscriptions is all of it.
   */
  effect: string | null
}
