import { z } from 'zod'
import { numeric, referenceIdMax } from '../fields'
import { plainText } from '../text/plain-text'

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
    .array(z.int().min(1).max(referenceIdMax))
    .max(200)
    .transform((ids) => [...new Set(ids)]),
)

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
