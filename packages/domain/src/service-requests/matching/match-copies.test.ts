import { integerMax } from '@oficio/contracts/fields'
import type { Prisma, Professional } from '@oficio/db/generated/client'
import { beforeEach, expect, test } from 'vitest'
import { buildProfessional } from '../../testing/builders/build-professional'
import { usualPlace, usualRubro } from '../../testing/builders/usual'
import { createTestContext, type TestCtx } from '../../testing/test-context'

// professional_rubros and search_profiles contain copies of columns that matching and the search read. These tests
// assert that no write makes the copies differ from the originals.

let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

/** Returns the expected values of the columns that the search reads in both tables. */
const searchColumns = (professional: Professional & { user: { closedAt: Date | null } }) => ({
  score: professional.searchPoints.reduce((sum, points) => sum + points, 0),
  isAvailable: professional.isAvailable,
  awayUntil: professional.awayUntil,
  isListed: professional.status === 'approved' && professional.user.closedAt === null,
})

/** Compares every copy with its original. */
async function expectTrueCopies(): Promise<void> {
  const rows = await ctx.db.professionalRubro.findMany({
    include: { professional: { include: { user: true, localidad: true } } },
  })
  expect(rows.length).toBeGreaterThan(0)
  for (const { professional, professionalId, rubroId, ...copy } of rows) {
    expect(copy).toEqual({
      localidadId: professional.localidadId,
      latitude: professional.latitude ?? professional.localidad?.latitude,
      longitude: professional.longitude ?? professional.localidad?.longitude,
      isAtCentre: professional.latitude === null,
      serviceRadiusKm: professional.serviceRadiusKm,
      avgRating: professional.avgRating,
      responseMinutes: professional.medianResponseMinutes ?? integerMax,
      isMatchable:
        professional.status === 'approved' && professional.isAvailable && professional.user.closedAt === null,
      ...searchColumns(professional),
    })
  }
  const profiles = await ctx.db.searchProfile.findMany({
    include: { professional: { include: { user: true } } },
  })
  expect(profiles.length).toBeGreaterThan(0)
  for (const { professional, professionalId, ...copy } of profiles)
    expect(copy).toEqual({
      localidadId: professional.localidadId,
      serviceRadiusKm: professional.serviceRadiusKm,
      avgRating: professional.avgRating,
      responseMinutes: professional.medianResponseMinutes ?? integerMax,
      ...searchColumns(professional),
    })
  const boxes = await ctx.db.$queryRaw<{ isTrue: boolean }[]>`
    SELECT spot = ll_to_earth(pr.latitude, pr.longitude)::cube AND (reach IS NULL) = is_at_centre AND coalesce(
      reach @> ll_to_earth(localidad.latitude, localidad.longitude)::cube
      AND reach @> earth_box(ll_to_earth(pr.latitude, pr.longitude), service_radius_km * 1000)
      AND cube_distance(reach, ll_to_earth(pr.latitude, pr.longitude)) = 0, true) AS "isTrue"
    FROM professional_rubros pr JOIN localidades localidad ON localidad.id = pr.localidad_id`
  expect(boxes.every(({ isTrue }) => isTrue)).toBe(true)
  const missingPairs = await ctx.db.$queryRaw`
    SELECT pr.rubro_id, pr.localidad_id
    FROM professional_rubros pr
    JOIN localidades localidad ON localidad.id = pr.localidad_id
    LEFT JOIN rubro_localidades pair ON pair.rubro_id = pr.rubro_id AND pair.localidad_id = pr.localidad_id
    WHERE pr.is_matchable AND pr.is_at_centre
      AND pair.centre IS DISTINCT FROM ll_to_earth(localidad.latitude, localidad.longitude)::cube`
  expect(missingPairs).toEqual([])
}

const changes: [string, Prisma.ProfessionalUncheckedUpdateInput][] = [
  ['is suspended', { status: 'suspended' }],
  ['switches off', { isAvailable: false }],
  ['goes away until a day', { awayUntil: new Date('2035-04-01T03:00:00Z') }],
  ['moves to another locality', { localidadId: 1001 }],
  ['says where they stand', { latitude: -32.9, longitude: -60.7 }],
  ['widens the radius', { serviceRadiusKm: 80 }],
  ['is rated', { avgRating: 4.25 }],
  ['answers quicker', { medianResponseMinutes: 12 }],
  ['is counted other points', { searchPoints: [400, 20, 30, 50] }],
  [
    'changes everything at once',
    { localidadId: 1001, latitude: -34.6, longitude: -58.4, serviceRadiusKm: 7 },
  ],
]

test.each(changes)('the copy stays true when a professional %s', async (_name, data) => {
  const { id } = await buildProfessional(ctx, { rubroIds: [1, 2] })
  await expectTrueCopies()
  await ctx.db.professional.update({ where: { id }, data })
  await expectTrueCopies()
})

test('the copy stays true when own coordinates are given up', async () => {
  const { id } = await buildProfessional(ctx, { latitude: -32.9, longitude: -60.7 })
  await ctx.db.professional.update({ where: { id }, data: { latitude: null, longitude: null } })
  await expectTrueCopies()
})

test('the copy stays true when the account is closed and opened again', async () => {
  const { userId } = await buildProfessional(ctx)
  await ctx.db.user.update({ where: { id: userId }, data: { closedAt: ctx.clock.now() } })
  await expectTrueCopies()
  await ctx.db.user.update({ where: { id: userId }, data: { closedAt: null } })
  await expectTrueCopies()
})

test('the copy stays true when a rubro is added later, or somebody writes into it', async () => {
  const { id } = await buildProfessional(ctx, { status: 'suspended', avgRating: 2 })
  await ctx.db.professionalRubro.create({ data: { professionalId: id, rubroId: 3, isMatchable: true } })
  await ctx.db.professionalRubro.updateMany({ data: { avgRating: 5, isMatchable: true, latitude: 0 } })
  await expectTrueCopies()
})

test('the copy stays true when a locality is moved', async () => {
  const { localidadId } = await usualPlace(ctx)
  await buildProfessional(ctx)
  await buildProfessional(ctx, { latitude: -32.9, longitude: -60.7 })
  const before = await ctx.db.localidad.findUniqueOrThrow({ where: { id: localidadId } })
  const { latitude, longitude } = before
  try {
    await ctx.db.localidad.update({ where: { id: localidadId }, data: { latitude: -33, longitude: -60.5 } })
    await expectTrueCopies()
  } finally {
    await ctx.db.localidad.update({ where: { id: localidadId }, data: { latitude, longitude } })
  }
})

test('a locality is walked for a rubro from the first of its professionals on, also when many come at once', async () => {
  const localidades = await ctx.db.localidad.findMany({ take: 3, orderBy: { id: 'desc' } })
  const rubroIds = (await ctx.db.rubro.findMany({ take: 6, orderBy: { id: 'desc' } })).map(({ id }) => id)
  const pairs = { localidadId: { in: localidades.map(({ id }) => id) }, rubroId: { in: rubroIds } }
  expect(await ctx.db.rubroLocalidad.count({ where: pairs })).toBe(0)
  await Promise.all(
    Array.from({ length: 12 }, (_, turn) =>
      buildProfessional(ctx, {
        localidadId: localidades[turn % 3]?.id,
        rubroIds: turn % 2 ? rubroIds : rubroIds.toReversed(),
      }),
    ),
  )
  await expectTrueCopies()
  expect(await ctx.db.rubroLocalidad.count({ where: pairs })).toBe(3 * rubroIds.length)
})

test('the copy is true after changes of professional, account and rubros that meet', async () => {
  const professionals = []
  for (let count = 0; count < 8; count += 1) professionals.push(await buildProfessional(ctx))
  const rubro = await usualRubro(ctx)
  await Promise.all(
    professionals.flatMap(({ id, userId }) => [
      ctx.db.professional.update({ where: { id }, data: { serviceRadiusKm: 60, avgRating: 4 } }),
      ctx.db.professionalRubro.createMany({
        data: [2, 3, 4]
          .filter((rubroId) => rubroId !== rubro.id)
          .map((rubroId) => ({ professionalId: id, rubroId })),
      }),
      ctx.db.user.update({ where: { id: userId }, data: { closedAt: ctx.clock.now() } }),
      ctx.db.professional.update({ where: { id }, data: { isAvailable: false } }),
    ]),
  )
  await expectTrueCopies()
})
