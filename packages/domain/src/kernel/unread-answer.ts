import { codeOf } from '@oficio/contracts/errors'
import { z } from 'zod'
import type { Listed, UnreadCause } from './payment-provider'

const shape: z.ZodType<UnreadCause> = z.object({
  name: z.literal('UnreadAnswer'),
  fields: z.string(),
  reference: z.string().nullable().default(null),
})

/** Returns what is known of an answer that makes no sense where that is what failed, else null. */
export function unreadCauseOf(error: unknown): UnreadCause | null {
  if (!(error instanceof Error) || codeOf(error) !== 'provider_away') return null
  return shape.safeParse(error.cause).data ?? null
}

/** Returns which fields of an answer make no sense where that is what failed, else null: others can be asked about. */
export const unreadFieldsOf = (error: unknown): string | null => unreadCauseOf(error)?.fields ?? null

/** Asks for each by itself: one that makes no sense is listed as unread, and keeps nobody from reading the others. */
export async function readEach<Row>(
  ids: readonly string[],
  get: (id: string) => Promise<Row | null>,
): Promise<Listed<Row>> {
  const listed: Listed<Row> = { rows: [], unread: [] }
  for (const id of ids) {
    try {
      const row = await get(id)
      if (row) listed.rows.push(row)
    } catch (error) {
      const fields = unreadFieldsOf(error)
      if (fields === null) throw error
      listed.unread.push({ id, fields })
    }
  }
  return listed
}
