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
export const optionalText = orNull(z.string())

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
  .pipe(z.int().nonnegative())
export const centavosOrNone = orNull(centavos).transform((amount) => amount ?? 0)

export const moment = z
  .string()
  .transform((text) => new Date(text))
  .pipe(z.date())
export const optionalMoment = orNull(moment)

/** Where browsers are sent: never anything but a web page. */
export const webAddress = z.url({ protocol: /^https?$/ })

/** An answer as it came, for the record, beside what is read out of it. */
export const recorded = <T extends z.ZodType>(fields: T) =>
  z.preprocess(
    (raw) => ({ raw, read: raw }),
    z.object({ raw: z.record(z.string(), z.unknown()), read: fields }),
  )

/** One page of a search. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z
    .object({ results: z.array(row), paging: z.object({ total: z.int() }).nullish() })
    .transform(({ results, paging }) => ({ results, total: paging?.total ?? null }))

/** Returns whether an id can stand in a path: '..' would lead elsewhere, and no id of the provider's looks like that. */
export const isPathId = (id: string): boolean => /^[\w-]{1,64}$/.test(id)

/** Returns the amount as the provider wants it: pesos, with decimals where there are centavos. */
export function toPesos(amountCentavos: number): number {
  if (!Number.isSafeInteger(amountCentavos) || amountCentavos <= 0)
    throw new RangeError('an amount must be whole centavos above zero')
  return amountCentavos / 100
}
