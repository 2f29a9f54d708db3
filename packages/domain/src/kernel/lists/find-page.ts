import { type ListPage, rowsPerPage } from '@oficio/contracts/kernel/lists/define-list'
import { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../ctx'
import { type IdType, type OrderType, readCursor, writeCursor } from './cursor'

interface Order {
  /** The sort value, never null; the id is the tie-breaker. If absent, sorts by id only. */
  key?: { value: Prisma.Sql; type: OrderType }
  isDescending: boolean
}

export interface ListSource<Sort extends string> {
  columns: Prisma.Sql
  from: Prisma.Sql
  id: { value: Prisma.Sql; type: IdType }
  orders: Record<Sort, Order>
}

interface PageQuestion<Sort> {
  conditions: readonly Prisma.Sql[]
  sort: Sort
  cursor?: string | undefined
  take?: number | undefined
}

/**
 * Returns a page of a list: the rows after the cursor, by one indexed statement (keyset pagination). It counts and
 * skips nothing, so rows that are inserted or deleted meanwhile neither repeat nor hide a row.
 */
export async function findPage<Row, Sort extends string>(
  ctx: Ctx,
  { columns, from, id, orders }: ListSource<Sort>,
  { conditions, sort, cursor, take = rowsPerPage }: PageQuestion<Sort>,
): Promise<ListPage<Row>> {
  const { key, isDescending } = orders[sort]
  const after = readCursor(cursor, { sort, type: key?.type ?? null, idType: id.type })
  const where = after ? [...conditions, afterCursor(after, id, key, isDescending)] : conditions
  const direction = isDescending ? Prisma.sql`DESC` : Prisma.sql`ASC`
  const rows = await ctx.db.$queryRaw<(Row & { cursorValue: string | null; cursorId: string })[]>`
    SELECT ${columns}, ${key ? Prisma.sql`(${key.value})::text` : Prisma.sql`NULL::text`} AS "cursorValue",
      (${id.value})::text AS "cursorId"
    FROM ${from}
    ${where.length > 0 ? Prisma.sql`WHERE ${Prisma.join([...where], ' AND ')}` : Prisma.empty}
    ORDER BY ${key ? Prisma.sql`${key.value} ${direction},` : Prisma.empty} ${id.value} ${direction}
    LIMIT ${take + 1}`
  const last = rows.length > take ? rows[take - 1] : undefined
  return {
    // Without the cursor fields, only the properties of `columns` are left. The compiler cannot derive this for a
    // type parameter.
    rows: rows.slice(0, take).map(({ cursorValue, cursorId, ...row }) => row as unknown as Row),
    nextCursor: last ? writeCursor({ sort, value: last.cursorValue, id: last.cursorId }) : null,
  }
}

function afterCursor(
  { value, id: lastId }: { value: string | null; id: string },
  id: ListSource<string>['id'],
  key: Order['key'],
  isDescending: boolean,
): Prisma.Sql {
  const sign = isDescending ? Prisma.sql`<` : Prisma.sql`>`
  const last = Prisma.sql`${lastId}::${Prisma.raw(id.type)}`
  return key
    ? Prisma.sql`(${key.value}, ${id.value}) ${sign} (${value}::${Prisma.raw(key.type)}, ${last})`
    : Prisma.sql`${id.value} ${sign} ${last}`
}
