import { z } from 'zod'
import { integerMax, numeric } from '../fields'
import { plainText } from '../text/plain-text'
import { texts } from '../texts'

/** What is typed; nothing typed asks for nothing. */
export const searchedText = (max: number) =>
  plainText('line')
    .max(max, `Puede tener hasta ${max} caracteres.`)
    .transform((text) => text || undefined)
    .optional()

/** One id, several under the same name, or several parted by commas. */
export const searchedRubroIds = z.preprocess(
  (value) => {
    const list = typeof value === 'string' ? value.split(',') : (value ?? [])
    return Array.isArray(list)
      ? list
          .filter((one) => String(one).trim() !== '')
          .map((one) => (/^\s*\d+\s*$/.test(String(one)) ? Number(one) : one))
      : list
  },
  z
    .array(z.int().min(1).max(integerMax))
    .max(200)
    .transform((ids) => [...new Set(ids)]),
)

/** One id or name, several under the same parameter, or several parted by commas. */
export const searchedNames = (max: number) =>
  z.preprocess(
    (value) => {
      const list = Array.isArray(value) ? value : [value ?? '']
      return list
        .flatMap((one) => String(one).split(','))
        .map((one) => one.trim())
        .filter(Boolean)
    },
    z
      .array(z.string().max(max))
      .max(50)
      .transform((names) => [...new Set(names)]),
  )

/** Degrees that may be left out; what is none, or no place on earth, is told in the same words. */
export const searchedDegrees = (most: number) =>
  numeric(
    z
      .number(texts.wrongCoordinates)
      .min(-most, texts.wrongCoordinates)
      .max(most, texts.wrongCoordinates)
      .optional(),
  )

/** A form sends a choice that nobody made as an empty text. */
export const searchedChoice = <Choice extends z.ZodType>(one: Choice) =>
  z.union([z.literal('').transform(() => undefined), one])

/** A number that something is counted by, from one on. */
export const searchedCount = (most: number) => numeric(z.number().int().min(1).max(most).optional())

export const pagination = z
  .object({
    currentPage: z.number(),
    totalPages: z.number(),
    totalCount: z.number(),
    limit: z.number(),
    /** There are more than were counted. */
    isMore: z.boolean(),
  })
  .meta({ id: 'Pagination' })
export type Pagination = z.infer<typeof pagination>
