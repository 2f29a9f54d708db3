import { beforeEach, expect, it } from 'vitest'
import { visitor } from '../kernel/actor'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { findPointAddress } from './find-point-address'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const addressOf = (latitude: number, longitude: number) =>
  findPointAddress(ctx, visitor(), { latitude, longitude })

it('returns the locality with the nearest centre, with its address', async () => {
  const rosario = await ctx.db.localidad.findFirstOrThrow({
    where: { nombre: 'Rosario', provincia: { nombre: 'Santa Fe' } },
  })
  expect(await addressOf(-32.9478, -60.6305)).toEqual({
    formattedAddress: 'Rosario, Santa Fe, Argentina',
    city: 'Rosario',
    state: 'Santa Fe',
    localidadId: rosario.id,
    provinciaId: rosario.provinciaId,
  })
  expect((await addressOf(-41.1335, -71.3103)).city).toBe('San Carlos de Bariloche')
})

it('returns the quarter of the capital for a point within it', async () => {
  expect(await addressOf(-34.6353, -58.3632)).toMatchObject({
    city: 'La Boca',
    state: 'Ciudad Autónoma de Buenos Aires',
  })
})

it('finds every locality at its own centre, also near the border', async () => {
  const localidades = await ctx.db.localidad.findMany({ select: { latitude: true, longitude: true } })
  const unknown: object[] = []
  for (const point of localidades)
    await findPointAddress(ctx, visitor(), point).catch(() => unknown.push(point))
  expect(unknown).toEqual([])
})

it.each([
  ['in Clorinda, opposite Asunción', -25.284, -57.718, 'Clorinda'],
  ['on the river front of Posadas', -27.357, -55.885, 'Posadas'],
])('a point %s is in Argentina', async (_where, latitude, longitude, city) => {
  expect((await addressOf(latitude, longitude)).city).toBe(city)
})

it.each([
  ['in Europe', 40.4, -3.7],
  ['at sea', -40, -50],
  ['on a pole', -90, 0],
  ['in Montevideo', -34.9, -56.19],
  ['in Santiago de Chile', -33.45, -70.67],
  ['in Asunción', -25.28, -57.63],
  ['in Encarnación, opposite Posadas', -27.33, -55.87],
  ['in Foz do Iguaçu', -25.54, -54.588],
])('a point %s is in no locality', async (_where, latitude, longitude) => {
  await expect(addressOf(latitude, longitude)).rejects.toThrow(
    expect.objectContaining({ code: 'no_place_near' }),
  )
})
