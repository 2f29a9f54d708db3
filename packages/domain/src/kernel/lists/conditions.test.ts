import { Prisma } from '@oficio/db/generated/client'
import { beforeEach, expect, it } from 'vitest'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { holdsEveryWord, withinDays } from './conditions'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const holds = async (conditions: Prisma.Sql[]) => {
  const [row] = await ctx.db.$queryRaw<
    { holds: boolean }[]
  >`SELECT ${Prisma.join(conditions, ' AND ')} AS holds`
  return row?.holds
}

it('matches every word on its own, ignores accents and case, and takes wildcards literally', async () => {
  const text = Prisma.sql`'María Núñez, 100% lana'::text`
  const isMatch = (search: string) => holds([holdsEveryWord(text, search)])
  expect(await Promise.all(['nunez maria', 'LANA', '100%', 'pedro maria', '_', '1%0'].map(isMatch))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

it('counts days in Argentina, and includes the last day of a range', async () => {
  // This is 23:30 of the 11th in Buenos Aires.
  const late = Prisma.sql`'2035-03-12T02:30:00Z'::timestamptz`
  expect(await holds(withinDays(late, { from: '2035-03-11', until: '2035-03-11' }))).toBe(true)
  expect(await holds(withinDays(late, { from: '2035-03-12' }))).toBe(false)
  expect(await holds(withinDays(late, { until: '2035-03-10' }))).toBe(false)
})
