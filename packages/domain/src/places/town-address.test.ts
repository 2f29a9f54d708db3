import { beforeEach, describe, expect, it } from 'vitest'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { findTownByAddress, townAddress } from './town-address'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

describe('the address of a town', () => {
  it('is unique among all towns of the country', async () => {
    const towns = await ctx.db.$queryRaw<{ id: number; slug: string }[]>`
      SELECT town.id, ${townAddress} AS slug
      FROM localidades town JOIN provincias province ON province.id = town.provincia_id`
    const byAddress = new Map<string, number[]>()
    for (const { id, slug } of towns) byAddress.set(slug, [...(byAddress.get(slug) ?? []), id])
    expect([...byAddress].filter(([, ids]) => ids.length > 1)).toEqual([])
  })

  it('is the bare name for the largest town, and leads to each other town with its province', async () => {
    const largest = await findTownByAddress(ctx.db, 'rosario')
    expect(largest).toMatchObject({ city: 'Rosario', state: 'Santa Fe', slug: 'rosario' })
    const twice = await ctx.db.$queryRaw<{ id: number; slug: string }[]>`
      SELECT town.id, ${townAddress} AS slug
      FROM localidades town JOIN provincias province ON province.id = town.provincia_id
      WHERE town.slug IN (SELECT slug FROM localidades GROUP BY slug HAVING count(*) > 1)
      ORDER BY town.id LIMIT 40`
    expect(twice.length).toBeGreaterThan(10)
    for (const { id, slug } of twice)
      expect(await findTownByAddress(ctx.db, slug)).toMatchObject({ localidadId: id, slug })
  })

  it('leads to the largest town with its province too, although its own address has none', async () => {
    expect(await findTownByAddress(ctx.db, 'rosario-santa-fe')).toMatchObject({ slug: 'rosario' })
    expect(await findTownByAddress(ctx.db, 'no-existe')).toBeNull()
  })
})
