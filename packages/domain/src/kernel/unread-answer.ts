import { codeOf } from '@oficio/contracts/errors'
import { z } from 'zod'
import type { ProviderList, UnreadCause } from './payment-provider'

const shape: z.ZodType<UnreadCause> = z.object({
  name: z.literal('UnreadAnswer'),
  fields: z.string(),
  reference: z.string().nullable().default(null),
})

/** Returns the cause if the error is about an unreadable answer; otherwise null. */
export function unreadCauseOf(error: unknown): UnreadCause | null {
  if (!(error instanceof Error) || codeOf(error) !== 'provider_away') return null
  return shape.safeParse(error.cause).data ?? null
}

/** Returns the invalid fields if the error is about an unreadable answer; otherwise null. */
export const unreadFieldsOf = (error: unknown): string | null => unreadCauseOf(error)?.fields ?? null

/** Reads each item separately. An unreadable item is listed as unread and does not block the others. */
export async function readEach<Row>(
  ids: readonly string[],
  get: (id: string) => Promise<Row | null>,
): Promise<ProviderList<Row>> {
  const list: ProviderList<Row> = { rows: [], unread: [] }
  for (const id of ids) {
    try {
      const row = await get(id)
      if (row) list.rows.push(row)
    } catch (error) {
      const fields = unreadFieldsOf(error)
      if (fields === null) throw error
      list.unread.push({ id, fields })
    }
  }
  return list
}
