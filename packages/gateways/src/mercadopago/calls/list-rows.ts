import type { ProviderList } from '@oficio/domain/kernel/payment-provider'
import { readEach } from '@oficio/domain/kernel/unread-answer'
import type { MercadoPagoConfig } from 'mercadopago'
import { z } from 'zod'
import type { Caller } from './call'
import { collectPages, type Page, type PageSizes } from './collect-pages'
import { fieldsOf } from './fault'
import { countOrNone, idText } from './fields'

const rowWithId = z.object({ id: idText })
const idOf = (row: unknown): string | null => rowWithId.safeParse(row).data?.id ?? null

/** Validates rows one by one. Reports and skips invalid rows, so that the others are still read. */
export function readRows<Row>(
  caller: Caller,
  operation: string,
  row: z.ZodType<Row>,
  raw: readonly unknown[],
): ProviderList<Row> {
  const list: ProviderList<Row> = { rows: [], unread: [] }
  for (const rawRow of raw) {
    const read = row.safeParse(rawRow)
    if (read.success) list.rows.push(read.data)
    else list.unread.push(caller.reportUnread(operation, { id: idOf(rawRow), fields: fieldsOf(read.error) }))
  }
  return list
}

/** A page of a search. An empty result may be an empty list, null, or no list if the total is 0. */
const pageAnswer = z
  .object({
    results: z.array(z.unknown()).nullish(),
    paging: z.object({ total: countOrNone }).nullish().catch(null),
  })
  .refine(({ results, paging }) => results !== undefined || paging?.total === 0)
  .transform(({ results, paging }): Page => ({ results: results ?? [], total: paging?.total ?? null }))

interface Search<Row> {
  operation: string
  row: z.ZodType<Row>
  /** Whether the search is about one id, which may be unknown to the provider. */
  isById?: boolean
  /** Page sizes, if the search needs other ones than most searches. */
  pages?: PageSizes
  send: (config: MercadoPagoConfig, page: { limit: number; offset: number }) => Promise<unknown>
}

/** Returns all rows of a search. Throws the faults of the caller. */
export async function listRows<Row>(caller: Caller, search: Search<Row>): Promise<ProviderList<Row>> {
  const { operation, row, isById = false, pages, send } = search
  const question = (page: { limit: number; offset: number }) => ({
    operation,
    answer: pageAnswer,
    retries: 2 as const,
    send: (config: MercadoPagoConfig) => send(config, page),
  })
  const { rows, isWhole } = await collectPages(
    async (page) =>
      isById
        ? ((await caller.find(question(page))) ?? { results: [], total: 0 })
        : caller.need(question(page)),
    (rawRow) => idOf(rawRow) ?? JSON.stringify(rawRow),
    pages,
  )
  const list = readRows(caller, operation, row, rows)
  if (!isWhole) caller.reportUnread(operation, { id: null, fields: 'paging' })
  return list
}

/** Reads each listed object by its id. Unreadable objects are added to the unread rows. */
export async function readListed<Row>(
  { rows, unread }: ProviderList<{ id: string }>,
  get: (id: string) => Promise<Row | null>,
): Promise<ProviderList<Row>> {
  const ids = rows.map(({ id }) => id)
  const read = await readEach(ids, get)
  return { rows: read.rows, unread: [...unread, ...read.unread] }
}
