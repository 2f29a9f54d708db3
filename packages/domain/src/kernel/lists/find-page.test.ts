import { Prisma } from '@oficio/db/generated/client'
import { beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { findPage, type ListSource } from './find-page'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

type Sort = 'newest' | 'name' | 'created'
const source: ListSource<Sort> = {
  columns: Prisma.sql`u.id, u.last_name AS name`,
  from: Prisma.sql`users u`,
  id: { value: Prisma.sql`u.id`, type: 'uuid' },
  orders: {
    newest: { isDescending: true },
    name: { key: { value: Prisma.sql`u.last_name`, type: 'text' }, isDescending: false },
    created: { key: { value: Prisma.sql`u.created_at`, type: 'timestamptz' }, isDescending: true },
  },
}

interface Row {
  id: string
  name: string
}
const read = (sort: Sort, cursor?: string, take = 3) =>
  findPage<Row, Sort>(ctx, source, { conditions: [], sort, cursor, take })

async function readAll(sort: Sort, between: () => Promise<unknown> = async () => undefined): Promise<Row[]> {
  const seenRows: Row[] = []
  let cursor: string | undefined
  do {
    const { rows, nextCursor } = await read(sort, cursor)
    seenRows.push(...rows)
    cursor = nextCursor ?? undefined
    await between()
  } while (cursor)
  return seenRows
}

it('returns every row once in each sort order, also among equal values', async () => {
  for (const lastName of ['Paz', 'Ríos', 'Paz', 'Álvarez', 'Paz', 'Paz', 'Ñáñez'])
    await buildUser(ctx, { lastName })
  const ids = (await ctx.db.user.findMany({ select: { id: true } })).map(({ id }) => id).sort()
  for (const sort of ['newest', 'name', 'created'] as const) {
    const rows = await readAll(sort)
    expect(rows.map(({ id }) => id).sort()).toEqual(ids)
  }
  const names = (await readAll('name')).map(({ name }) => name)
  expect(names.filter((name) => name === 'Paz')).toHaveLength(4)
  expect(names.lastIndexOf('Paz') - names.indexOf('Paz')).toBe(3)
})

it('neither repeats nor hides a row when rows are inserted meanwhile', async () => {
  const first = await Promise.all(Array.from({ length: 7 }, () => buildUser(ctx)))
  const read = await readAll('newest', () => buildUser(ctx))
  expect(read.map(({ id }) => id).sort()).toEqual(first.map(({ id }) => id).sort())
})

it('reads a page with one statement, wherever the page is in the list', async () => {
  let statements = 0
  const counting = ctx.db.$extends({
    query: {
      $allOperations: ({ args, query }) => {
        statements += 1
        return query(args)
      },
    },
  })
  // An extended client behaves like the client; only its type differs.
  const countingCtx = { ...ctx, db: counting as unknown as TestCtx['db'] }
  const costOf = async (cursor?: string) => {
    statements = 0
    const order = { conditions: [], sort: 'created' as const, cursor, take: 3 }
    const { nextCursor } = await findPage<Row, Sort>(countingCtx, source, order)
    return { statements, nextCursor }
  }
  const costs = [(await costOf()).statements]
  await Promise.all(Array.from({ length: 20 }, () => buildUser(ctx)))
  let next: string | null | undefined
  do {
    const page = await costOf(next ?? undefined)
    costs.push(page.statements)
    next = page.nextCursor
  } while (next)
  expect(costs).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
})

it.each([
  '',
  'x',
  Buffer.from('["created",null,"1"]').toString('base64url'),
  Buffer.from('["created","2035-13-45 99:00:00+00","00000000-0000-7000-8000-000000000001"]').toString(
    'base64url',
  ),
  ...['2035-02-30 00:00:00+00', '0000-01-01 00:00:00+00', '2035-02-03 00:00:00+99'].map((moment) =>
    Buffer.from(`["created","${moment}","00000000-0000-7000-8000-000000000001"]`).toString('base64url'),
  ),
  Buffer.from('["created","now() ","00000000-0000-7000-8000-000000000001"]').toString('base64url'),
  Buffer.from('["name","Paz","00000000-0000-7000-8000-000000000001"]').toString('base64url'),
])('starts from the first page for a forged cursor: %s', async (cursor) => {
  const { id } = await buildUser(ctx)
  expect((await read('created', cursor)).rows.map((row) => row.id)).toEqual([id])
})
