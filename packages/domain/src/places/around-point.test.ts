import { expect, it } from 'vitest'
import { createTestContext } from '../testing/test-context'

it('measures the same distance as the PostgreSQL extension, from zero to the other side of the earth', async () => {
  const { db } = await createTestContext()
  const rows = await db.$queryRaw`
    SELECT step * 997.3 AS chord FROM generate_series(0, 13000) step
    WHERE arc_metres(step * 997.3) IS DISTINCT FROM sec_to_gc(step * 997.3)`
  expect(rows).toEqual([])
})

it('is part of the query: a function called for each row costs eighty times as much', async () => {
  const { db } = await createTestContext()
  const plan = await db.$queryRaw`EXPLAIN (VERBOSE, FORMAT JSON) SELECT arc_metres(latitude) FROM localidades`
  expect(JSON.stringify(plan)).toContain('asin')
  expect(JSON.stringify(plan)).not.toContain('arc_metres')
})
