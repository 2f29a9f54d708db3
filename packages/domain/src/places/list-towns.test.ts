import { expect, it } from 'vitest'
import { visitor } from '../kernel/actor'
import { createTestContext } from '../testing/test-context'
import { listTowns } from './list-towns'

it('towns of the whole country are offered by how they begin, without accents, and by what is nearly so', async () => {
  const ctx = await createTestContext()
  const offered = async (query: string) =>
    (await listTowns(ctx, visitor(), { query })).towns.map(({ city, state }) => `${city}, ${state}`)
  expect((await offered('ros'))[0]).toBe('Rosario, Santa Fe')
  expect(await offered('CORDOB')).toContain('Córdoba, Córdoba')
  expect((await offered('venado tuert'))[0]).toBe('Venado Tuerto, Santa Fe')
  expect((await offered('Rosario, Santa'))[0]).toBe('Rosario, Santa Fe')
  expect(await offered('rosrio')).toContain('Rosario, Santa Fe')
  expect(await offered('%%%')).toEqual([])
})
