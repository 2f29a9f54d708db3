import { integerMax } from '@oficio/contracts/fields'
import { z } from 'zod'

/** Texts of the provider's that mean "none". */
const none = new Set<unknown>([undefined, null, '', 'null'])
const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (none.has(value) ? null : value), schema.nullable())

/** The same id is a number in one answer and a string in another. */
export const idText = z
  .union([z.int().nonnegative(), z.string()])
  .transform(String)
  .refine((id) => !none.has(id))
export const optionalId = orNull(idText)
/** For what is only read by people: whatever is no text says nothing. */
export const optionalText = orNull(z.string()).catch(null)

/** Returns whether an id can be one of a payment, a refund or a charge: anything else would lead elsewhere in a path. */
export const isNumberId = (id: string): boolean => /^\d{1,20}$/.test(id)
/** Returns whether both are the same id: what a notification names may be written in capitals. */
export const isSameId = (id: string, other: string): boolean => id.toLowerCase() === other.toLowerCase()
/** The id of what is asked for by number. */
export const numberId = idText.refine(isNumberId)

/** Returns whether an id can be one of a subscription, which are hexadecimal; 'search' is none. */
export const isSubscriptionId = (id: string): boolean => /^[\da-f-]{1,64}$/i.test(id)

/** The provider's word for a state; it spells one of them in two ways. */
export const statusWord = z
  .string()
  .min(1)
  .transform((word) => (word === 'canceled' ? 'cancelled' : word))

/** Pesos with up to two decimals, as integer centavos. Some answers carry amounts as strings. */
export const centavos = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  // The nearest integer, since 19.99 × 100 is not quite 1999; anything further away was never an amount of pesos.
  .refine((pesos) => Math.abs(pesos * 100 - Math.round(pesos * 100)) < 0.001)
  .transform((pesos) => Math.round(pesos * 100))
  .pipe(z.int().nonnegative().max(integerMax))
export const centavosOrNone = orNull(centavos).transform((amount) => amount ?? 0)

/** A count that tells apart, and nothing more: what is none is left out. */
export const countOrNone = z
  .union([z.int(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.int().nonnegative().max(integerMax))
  .nullish()
  .transform((count) => count ?? null)
  .catch(null)

const dated = /^\d{4}-\d{2}-\d{2}$/
const withoutZone = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/

/** A moment that names no zone is Argentina's, which has had the same one all year since 2009. */
function zoned(text: string): string {
  const moment = text.trim()
  if (dated.test(moment)) return `${moment}T00:00:00-03:00`
  return withoutZone.test(moment) ? `${moment.replace(' ', 'T')}-03:00` : moment
}

export const moment = z
  .string()
  .transform((text) => new Date(zoned(text)))
  .pipe(z.date())
export const optionalMoment = orNull(moment)
/** A moment that nothing is decided by. */
export const foreseenMoment = optionalMoment.catch(null)

/** Where browsers are sent: never anything but a web page. */
export const webAddress = z.url({ protocol: /^https?$/ })

/** An answer as it came, for the record, beside what is read out of it. */
export const withRaw = <T extends z.ZodType>(fields: T) =>
  z.preprocess(
    (raw) => ({ raw, read: raw }),
    z.object({ raw: z.record(z.string(), z.unknown()), read: fields }),
  )

/** Returns the amount as the provider wants it: pesos, with decimals where there are centavos. */
export function toPesos(amountCentavos: number): number {
  if (!Number.isSafeInteger(amountCentavos) || amountCentavos <= 0)
    throw new RangeError('an amount must be whole centavos above zero')
  return amountCentavos / 100
}
