import { beforeEach, describe, expect, it } from 'vitest'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { suggestPlaces } from './suggest-places'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const suggestedTowns = async (city: string, state: string | null = null) =>
  (await suggestPlaces(ctx, { city, state }, 3)).map((place) => `${place.city}, ${place.state}`)

describe('an unknown town', () => {
  it('suggests towns that it is a prefix or a misspelling of', async () => {
    expect((await suggestedTowns('Venado Tuert'))[0]).toBe('Venado Tuerto, Santa Fe')
    expect((await suggestedTowns('venado turto'))[0]).toBe('Venado Tuerto, Santa Fe')
    expect((await suggestedTowns('Rosaro'))[0]).toBe('Rosario, Santa Fe')
    expect((await suggestedTowns('Crodoba'))[0]).toBe('Córdoba, Córdoba')
    expect((await suggestedTowns('barilche'))[0]).toBe('San Carlos de Bariloche, Río Negro')
  })

  it('is searched in its province first, then in the country', async () => {
    expect((await suggestedTowns('Rosaro', 'Santa Fe'))[0]).toBe('Rosario, Santa Fe')
    expect((await suggestedTowns('Venado Tuerto', 'Córdoba'))[0]).toBe('Venado Tuerto, Santa Fe')
    expect((await suggestedTowns('San Martn', 'Mendoza'))[0]).toBe('San Martín, Mendoza')
  })

  it('has no suggestion if nothing is similar', async () => {
    expect(await suggestedTowns('Xyzzyx')).toEqual([])
    expect(await suggestedTowns('  ')).toEqual([])
  })
})
