import { integerMax } from '@oficio/contracts/fields'
import { z } from 'zod'

/** Values with which the provider means "none". */
const none = new Set<unknown>([undefined, null, '', 'null'])
const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (none.has(value) ? null : value), schema.nullable())

/** An id as text. The provider sends the same id as a number or as a string. */
export const idText = z
  .union([z.int().nonnegative(), z.string()])
  .transform(String)
  .refine((id) => !none.has(id))
export const optionalId = orNull(idText)
/** A text that only people read. Anything else becomes null. */
export const optionalText = orNull(z.string()).catch(null)

/**
 * Returns whether the text can be an id of a payment, a refund or a charge. Other text could change the path of a
 * request.
 */
export const isNumberId = (id: string): boolean => /^\d{1,20}$/.test(id)
/** Returns whether both ids are equal. Ignores case, because a notification may use capitals. */
export const isSameId = (id: string, other: string): boolean => id.toLowerCase() === other.toLowerCase()
/** A numeric id, as used for payments, refunds and charges. */
export const numberId = idText.refine(isNumberId)

/** Returns whether the text can be an id of a subscription. Such ids are hexadecimal; 'search' is not an id. */
export const isSubscriptionId = (id: string): boolean => /^[\da-f-]{1,64}$/i.test(id)

/** The provider's status. Unifies two spellings of 'cancelled'. */
export const statusWord = z
  .string()
  .min(1)
  .transform((word) => (word === 'canceled' ? 'cancelled' : word))

/** An amount of pesos with up to two decimals, in centavos. Some answers contain amounts as strings. */
export const centavos = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  // Rounds to the nearest integer, because 19.99 × 100 is not exactly 1999. A larger deviation is not a valid amount.
  .refine((pesos) => Math.abs(pesos * 100 - Math.round(pesos * 100)) < 0.001)
  .transform((pesos) => Math.round(pesos * 100))
  .pipe(z.int().nonnegative().max(integerMax))
export const centavosOrNone = orNull(centavos).transform((amount) => amount ?? 0)

/** An optional whole number that decides nothing; null if it is missing or invalid. */
export const countOrNone = z
  .union([z.int(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.int().nonnegative().max(integerMax))
  .nullish()
  .transform((count) => count ?? null)
  .catch(null)

const datePattern = /^\d{4}-\d{2}-\d{2}$/
const withoutZone = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/

/** Adds Argentina's time zone to a moment without one. Its offset has been constant since 2009. */
function withTimeZone(text: string): string {
  const moment = text.trim()
  if (datePattern.test(moment)) return `${moment}T00:00:00-03:00`
  return withoutZone.test(moment) ? `${moment.replace(' ', 'T')}-03:00` : moment
}

export const moment = z
  .string()
  .transform((text) => new Date(withTimeZone(text)))
  .pipe(z.date())
export const optionalMoment = orNull(moment)
/** A moment that nothing depends on; null if it is missing or invalid. */
export const foreseenMoment = optionalMoment.catch(null)

/** An address to which browsers are sent. Only http and https are allowed. */
export const webAddress = z.url({ protocol: /^https?$/ })

/** Keeps the raw answer for the record, beside the validated fields. */
export const withRaw = <T extends z.ZodType>(fields: T) =>
  z.preprocess(
    (raw) => ({ raw, read: raw }),
    z.object({ raw: z.record(z.string(), z.unknown()), read: fields }),
  )

/**
 * Returns an amount in pesos for the provider, with decimals if there are centavos. Throws RangeError if it is not a
 * positive whole number of centavos.
 */
export function toPesos(amountCentavos: number): number {
  if (!Number.isSafeInteger(amountCentavos) || amountCentavos <= 0)
    throw new RangeError('an amount must be whole centavos above zero')
  return amountCentavos / 100
}
