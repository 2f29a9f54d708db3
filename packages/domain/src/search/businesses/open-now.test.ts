import { businessSearchQuery } from '@oficio/contracts/search/businesses'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { type BusinessOverrides, buildBusiness } from '../../testing/builders/build-business'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { searchBusinesses } from './search-businesses'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const add = async (overrides: BusinessOverrides = {}): Promise<string> =>
  (await buildBusiness(ctx, { name: 'Lo de Ana', description: '', ...overrides })).id
const ask = (query: Record<string, unknown> = {}) =>
  searchBusinesses(ctx, visitor(), businessSearchQuery.parse(query))
const foundIds = async (query: Record<string, unknown> = {}) =>
  (await ask({ limit: '50', ...query })).businesses.map(({ id }) => id)

describe('what is open at this moment', () => {
  const isFound = async (id: string) => (await foundIds({ open: 'true' })).includes(id)
  const nights = [{ open: '20:00', close: '02:00' }]
  const never = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }
  const noon = { open: '09:00', close: '13:00' }
  const at = (moment: string) => ctx.clock.set(new Date(moment))

  it('is what its usual week says, through the night and over the end of the week', async () => {
    const id = await add({ hours: { ...never, monday: [noon], sunday: nights } })
    // Open on Monday noon. The table continues with Monday afternoon, Sunday night, and Monday before dawn.
    expect(await isFound(id)).toBe(true)
    for (const [moment, isOpen] of [
      ['2035-03-12T16:00:00Z', false],
      ['2035-03-19T00:30:00Z', true],
      ['2035-03-19T04:30:00Z', true],
      ['2035-03-19T05:00:00Z', false],
    ] as const) {
      at(moment)
      expect(await isFound(id), moment).toBe(isOpen)
      expect((await ask()).businesses[0]?.is_open, moment).toBe(isOpen)
    }
  })

  it('is what a special day says, of that day and of the night that it began', async () => {
    const id = await add({ hours: { ...never, monday: [noon], tuesday: [noon] } })
    const day = (date: string, intervals: typeof nights) =>
      ctx.db.businessSpecialHours.create({
        data: { businessId: id, date: new Date(`${date}T00:00:00Z`), intervals },
      })
    await day('2035-03-12', nights)
    for (const [moment, isOpen] of [
      ['2035-03-12T15:00:00Z', false],
      ['2035-03-13T00:00:00Z', true],
      ['2035-03-13T04:00:00Z', true],
      ['2035-03-13T06:00:00Z', false],
      ['2035-03-13T15:00:00Z', true],
    ] as const) {
      at(moment)
      expect(await isFound(id), moment).toBe(isOpen)
      expect((await ask()).businesses[0]?.is_open, moment).toBe(isOpen)
    }
  })
})
