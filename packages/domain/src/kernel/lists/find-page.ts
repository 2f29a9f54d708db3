import { type ListPage, rowsPerPage } from '@oficio/contracts/kernel/lists/define-list'
import { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../ctx'
import { type IdType, type OrderType, readCursor, writeCursor } from './cursor'

interface Order {
  /** What comes first is decided by it, then by the id; left out: by the id alone. Never null. */
  by?: { value: Prisma.Sql; type: OrderType }
  isDescending: boolean
}

/** Where the rows of a list come from. */
export interface ListSource<Sort extends string> {
  columns: Prisma.Sql
  from: Prisma.Sql
  id: { value: Prisma.Sql; type: IdType }
  orders: Record<Sort, Order>
}

interface Asked<Sort> {
  conditions: readonly Prisma.Sql[]
  sort: Sort
  cursor?: string | undefined
  take?: number | undefined
}

/**
 * Returns a page of a list: the rows after the cursor, by one statement that an index answers, however long the list
 * is. Nothing is counted and nothing skipped: rows that come or go meanwhile neither repeat a row nor hide one.
 */
export async function findPage<Row, Sort extends string>(
  ctx: Ctx,
  { columns, from, id, orders }: ListSource<Sort>,
  { conditions, sort, cursor, take = rowsPerPage }: Asked<Sort>,
): Promise<ListPage<Row>> {
  const { by, isDescending } = orders[sort]
  const after = readCursor(cursor, { sort, type: by?.type ?? null, idType: id.type })
  const where = after ? [...conditions, beyond(after, id, by, isDescending)] : conditions
  const direction = isDescending ? Prisma.sql`DESC` : Prisma.sql`ASC`
  const found = await ctx.db.$queryRaw<(Row & { cursorValue: string | null; cursorId: string })[]>`
    SELECT ${columns}, ${by ? Prisma.sql`(${by.value})::text` : Prisma.sql`NULL::text`} AS "cursorValue",
      (${id.value})::text AS "cursorId"
    FROM ${from}
    ${where.length > 0 ? Prisma.sql`WHERE ${Prisma.join([...where], ' AND ')}` : Prisma.empty}
    ORDER BY ${by ? Prisma.sql`${by.value} ${direction},` : Prisma.empty} ${id.value} ${direction}
    LIMIT ${take + 1}`
  const last = found.length > take ? found[take - 1] : undefined
  return {
    // What is left of a row is all that `columns` names, which the compiler cannot tell of a type that is a parameter.
    rows: found.slice(0, take).map(({ cursorValue, cursorId, ...row }) => row as unknown as Row),
    nextCursor: last ? writeCursor({ sort, value: last.cursorValue, id: last.cursorId }) : null,
  }
}

function beyond(
  { value, id: lastId }: { value: string | null; id: string },
  id: ListSource<string>['id'],
  by: Order['by'],
  isDescending: boolean,
): Prisma.Sql {
  const sign = isDescending ? Prisma.sql`<` : Prisma.sql`>`
  const last = Prisma.sql`${lastId}::${Prisma.raw(id.type)}`
  return by
    ? Prisma.sql`(${by.value}, ${id.value}) ${sign} (${value}::${Prisma.raw(by.type)}, ${last})`
    : Prisma.sql`${id.value} ${sign} ${last}`
}
