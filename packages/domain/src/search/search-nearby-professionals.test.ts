import { expect, it } from 'vitest'
import { visitor } from '../kernel/actor'
import { findPlace } from '../places/find-place'
import { buildProfessional } from '../testing/builders/build-professional'
import { usualRubro } from '../testing/builders/usual'
import { createTestContext } from '../testing/test-context'
import { searchNearbyProfessionals } from './search-nearby-professionals'

it('finds whom a request there would be told to, nearest first, and says nothing private of them', async () => {
  const ctx = await createTestContext()
  const { id: rubroId } = await usualRubro(ctx)
  const secret = { address: 'Calle Secreta 123', latitude: -32.95, longitude: -60.70123 }
  const funes = await findPlace(ctx, 'Santa Fe', 'Funes')
  const far = await buildProfessional(ctx, {
    ...secret,
    localidadId: funes?.localidadId ?? 0,
    serviceRadiusKm: 50,
  })
  const near = await buildProfessional(ctx)
  await buildProfessional(ctx, { isAvailable: false })
  const search = (input: { city?: string; state?: string; address?: string }) =>
    searchNearbyProfessionals(ctx, visitor(), { rubroId, limit: 20, ...input })
  const nearby = await search({ address: 'San Lorenzo 1234, Rosario, Santa Fe' })
  expect(nearby).toEqual(await search({ city: 'Rosario', state: 'Santa Fe' }))
  // The address format of GET /location/reverse-geocode.
  expect(nearby).toEqual(await search({ address: 'Rosario, Santa Fe, Argentina' }))
  expect(nearby.count).toBe(2)
  expect(nearby.professionals.map(({ id }) => id)).toEqual([near.id, far.id])
  expect(nearby.professionals.every(({ distanceKm }) => Number.isInteger(distanceKm))).toBe(true)
  for (const hidden of ['Secreta', far.phone, far.cuit, far.user.email, '60.7'])
    expect(JSON.stringify(nearby)).not.toContain(hidden)
  expect(await search({ city: 'Atlantis', state: 'Santa Fe' })).toEqual({ count: 0, professionals: [] })
})

it('says how far the towns are from each other, from however many it is asked, and never where somebody stands', async () => {
  const ctx = await createTestContext()
  const { id: rubroId } = await usualRubro(ctx)
  const door = { latitude: -32.99, longitude: -60.72, serviceRadiusKm: 100 }
  const [at, near] = [
    await buildProfessional(ctx, door),
    await buildProfessional(ctx, { serviceRadiusKm: 100 }),
  ]
  for (const city of ['Rosario', 'Funes', 'Roldán', 'Casilda', 'San Lorenzo']) {
    const input = { rubroId, city, state: 'Santa Fe' }
    const { professionals } = await searchNearbyProfessionals(ctx, visitor(), { ...input, limit: 20 })
    expect(professionals.map(({ id }) => id)).toEqual([at.id, near.id])
    expect(professionals[0]?.distanceKm).toBe(professionals[1]?.distanceKm)
    const first = await searchNearbyProfessionals(ctx, visitor(), { ...input, limit: 1 })
    expect(first.professionals).toEqual(professionals.slice(0, 1))
  }
})

it('asks for a rubro', async () => {
  const ctx = await createTestContext()
  const input = { city: 'Rosario', state: 'Santa Fe', limit: 20 }
  await expect(searchNearbyProfessionals(ctx, visitor(), input)).rejects.toMatchObject({
    code: 'rubro_missing',
  })
})
