import { expect, it } from 'vitest'
import { visitor } from '../kernel/actor'
import { createTestContext } from '../testing/test-context'
import { listTowns } from './list-towns'

it('suggests towns of the whole country by prefix, without accents, and by similarity', async () => {
  const ctx = await createTestContext()
  const townNames = async (query: string) =>
    (await listTowns(ctx, visitor(), { query })).towns.map(({ city, state }) => `${city}, ${state}`)
  expect((await townNames('ros'))[0]).toBe('Rosario, Santa Fe')
  expect(await townNames('CORDOB')).toContain('Córdoba, Córdoba')
  expect((await townNames('venado tuert'))[0]).toBe('Venado Tuerto, Santa Fe')
  expect((await townNames('Rosario, Santa'))[0]).toBe('Rosario, Santa Fe')
  expect(await townNames('rosrio')).toContain('Rosario, Santa Fe')
  expect(await townNames('%%%')).toEqual([])
})
