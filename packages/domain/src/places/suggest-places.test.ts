import { beforeEach, describe, expect, it } from 'vitest'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { suggestPlaces } from './suggest-places'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const suggested = async (city: string, state: string | null = null) =>
  (await suggestPlaces(ctx, { city, state }, 3)).map((place) => `${place.city}, ${place.state}`)

describe('a town that nobody knows', () => {
  it('is taken for the one that it is the beginning of, or a misspelling', async () => {
    expect((await suggested('Venado Tuert'))[0]).toBe('Venado Tuerto, Santa Fe')
    expect((await suggested('venado turto'))[0]).toBe('Venado Tuerto, Santa Fe')
    expect((await suggested('Rosaro'))[0]).toBe('Rosario, Santa Fe')
    expect((await suggested('Crodoba'))[0]).toBe('Córdoba, Córdoba')
    expect((await suggested('barilche'))[0]).toBe('San Carlos de Bariloche, Río Negro')
  })

  it('is looked for in its province first, and then anywhere', async () => {
    expect((await suggested('Rosaro', 'Santa Fe'))[0]).toBe('Rosario, Santa Fe')
    expect((await suggested('Venado Tuerto', 'Córdoba'))[0]).toBe('Venado Tuerto, Santa Fe')
    expect((await suggested('San Martn', 'Mendoza'))[0]).toBe('San Martín, Mendoza')
  })

  it('is none of ours where nothing is like it', async () => {
    expect(await suggested('Xyzzyx')).toEqual([])
    expect(await suggested('  ')).toEqual([])
  })
})
