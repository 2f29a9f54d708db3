import { z } from 'zod'

/** A whole number with one message for every error. */
export function whole(
  min: number,
  max: number,
  text = `Escribí un número entero, de ${min} a ${max.toLocaleString('es-AR')}.`,
) {
  return z.number(text).int(text).min(min, text).max(max, text)
}
/** Stored as 1 for yes and 0 for no, so that every setting is a number. */
export const choice = whole(0, 1, 'Elegí sí o no.')
/** Fits the column of payments in centavos, and exceeds any price here. */
export const price = whole(1, 10_000_000)
/** Price of a banner per day: the longest booking at the highest share still fits the column of payments. */
export const pricePerDay = whole(1, 50_000)
/** Price of a combination in percent of the picture alone. */
export const shareOfPrice = whole(100, 300)

const rateText = 'Escribí la alícuota, de 0 a 50: por ejemplo 21.'
/** 21, 10.5 or 27 today; half percents are the finest rates that ever existed. */
export const rate = z.number(rateText).min(0, rateText).max(50, rateText).multipleOf(0.5, rateText)

export interface SettingDefinition {
  schema: z.ZodType<number>
  first: number
  label: string
  hint: string
  unit: string
  /**
   * A subscription price: running subscriptions follow an increase after its notice period, and the panel says so.
   */
  isAnnounced?: true
  /**
   * Effect of a change (docs/product.md, 'Settings'), shown in the panel next to the field; null if the sentence
   * about running subscriptions says everything.
   */
  effect: string | null
}
