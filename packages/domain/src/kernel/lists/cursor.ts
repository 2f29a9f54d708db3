import { integerMax } from '@oficio/contracts/fields'
import { z } from 'zod'

/** Type of the values by which a list is sorted. */
export type OrderType = 'timestamptz' | 'text' | 'integer'
export type IdType = 'uuid' | 'bigint' | 'integer'

/** The last row of a page, after which the next page starts. */
export interface Position {
  sort: string
  /** The sort value as text; null when the list is sorted by id. */
  value: string | null
  id: string
}

const digits = z.string().regex(/^\d{1,18}$/)
const integer = z
  .string()
  .regex(/^-?\d{1,10}$/)
  .refine((value) => Math.abs(Number(value)) <= integerMax)

/** JavaScript reads 30 February as a day of March and accepts year 0; PostgreSQL refuses both. */
function isMoment(text: string): boolean {
  const local = text.slice(0, 19).replace(' ', 'T')
  const at = new Date(`${local}Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(local) && !local.startsWith('0000')
}

const values: Record<OrderType | IdType, z.ZodType<string>> = {
  timestamptz: z
    .string()
    // Accepts offsets up to 14 hours, the largest of any time zone. PostgreSQL refuses much larger ones.
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/)
    .refine(isMoment),
  text: z.string().refine((value) => !value.includes('\0')),
  integer,
  uuid: z.uuid(),
  bigint: digits,
}

const parts = z.tuple([z.string(), z.string().nullable(), z.string()])

/** Returns an encoded position: opaque, so that no client relies on its content. */
export const writeCursor = ({ sort, value, id }: Position): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')

/**
 * Returns the position in a cursor of a list with that sort order; null for an invalid cursor, which means the first
 * page.
 */
export function readCursor(
  cursor: string | undefined,
  { sort, type, idType }: { sort: string; type: OrderType | null; idType: IdType },
): Position | null {
  if (cursor === undefined) return null
  const read = parts.safeParse(parsed(Buffer.from(cursor, 'base64url').toString()))
  if (!read.success) return null
  const [sortName, value, id] = read.data
  const isFitting =
    sortName === sort &&
    values[idType].safeParse(id).success &&
    (type === null ? value === null : values[type].safeParse(value).success)
  return isFitting ? { sort, value, id } : null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
