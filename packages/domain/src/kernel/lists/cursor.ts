import { integerMax } from '@oficio/contracts/fields'
import { z } from 'zod'

/** Of what kind the values are that a list is put in order by. */
export type OrderType = 'timestamptz' | 'text' | 'integer'
/** Of what kind the ids of its rows are. */
export type IdType = 'uuid' | 'bigint' | 'integer'

/** The last row of a page: where the next one goes on. */
export interface Position {
  sort: string
  /** Of what it is put in order by, as text; null where that is the id itself. */
  value: string | null
  id: string
}

const digits = z.string().regex(/^\d{1,18}$/)
const integer = z
  .string()
  .regex(/^-?\d{1,10}$/)
  .refine((value) => Math.abs(Number(value)) <= integerMax)

/** JavaScript takes the 30th of February for a day of March, and the year 0 for one; PostgreSQL takes neither. */
function isMoment(text: string): boolean {
  const local = text.slice(0, 19).replace(' ', 'T')
  const at = new Date(`${local}Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(local) && !local.startsWith('0000')
}

const values: Record<OrderType | IdType, z.ZodType<string>> = {
  timestamptz: z
    .string()
    // No clock of the world is further from UTC, and the database takes none that is much further.
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/)
    .refine(isMoment),
  text: z.string().refine((value) => !value.includes('\0')),
  integer,
  uuid: z.uuid(),
  bigint: digits,
}

const parts = z.tuple([z.string(), z.string().nullable(), z.string()])

/** Returns a position as it travels: opaque, so that nobody comes to count on what is in it. */
export const writeCursor = ({ sort, value, id }: Position): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')

/**
 * Returns the position that a cursor names in a list of that order; null where it is none of it, and the list is then
 * read from its beginning.
 */
export function readCursor(
  cursor: string | undefined,
  { sort, type, idType }: { sort: string; type: OrderType | null; idType: IdType },
): Position | null {
  if (cursor === undefined) return null
  const read = parts.safeParse(parsed(Buffer.from(cursor, 'base64url').toString()))
  if (!read.success) return null
  const [of, value, id] = read.data
  const isFitting =
    of === sort &&
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
