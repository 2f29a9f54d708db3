import type { Localidad } from '@oficio/db/generated/client'
import { beforeAll, expect, test } from 'vitest'
import { addDays, subDays } from '../../kernel/time/days'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { type Candidate, exactMatches } from '../../testing/judges/exact-matches'
import { inLongForm } from '../../testing/long-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { listMatchingRequests } from './list-matching-requests'
import { matchProfessionals } from './match-professionals'

// The professionals have few towns, few spots and few ratings, so that nearly every order is a tie.

const rubroIds = [1, 2]
const professionalCount = inLongForm(120, 60)
/** Maximum number of towns, picked at equal steps from the towns of the region. */
const townCount = inLongForm(24, 16)

let ctx: TestCtx
let towns: Localidad[]
let candidates: (Candidate & { rubroIds: number[] })[]

/** Returns numbers in [0, 1) that are the same in every run. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const random = seededRandom(20_261_121)
const chance = (share: number) => random() < share
function oneOf<T>(choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)]
  if (choice === undefined) throw new Error('nothing to choose from')
  return choice
}

function randomProfessional() {
  const town = oneOf(towns)
  const spot = oneOf(towns)
  const own = {
    latitude: spot.latitude + oneOf([0, 0.01, 0.05]),
    longitude: spot.longitude + oneOf([0, 0.02]),
  }
  return {
    rubroIds: rubroIds.filter(() => chance(0.7)),
    localidadId: town.id,
    ...(chance(0.6) ? { latitude: null, longitude: null } : own),
    serviceRadiusKm: oneOf([5, 10, 25, 100]),
    avgRating: oneOf([0, 4, 4.5]),
    medianResponseMinutes: oneOf([null, 10, 60]),
    status: chance(0.9) ? ('approved' as const) : ('suspended' as const),
    isAvailable: chance(0.9),
    awayUntil: oneOf([null, null, null, addDays(ctx.clock.now(), 1), subDays(ctx.clock.now(), 1)]),
  }
}

beforeAll(async () => {
  ctx = await createTestContext()
  const near = await ctx.db.localidad.findMany({
    where: { latitude: { gt: -33.8, lt: -32.2 }, longitude: { gt: -61.6, lt: -60 } },
    orderBy: { id: 'asc' },
  })
  towns = near.filter((_, index) => index % Math.ceil(near.length / townCount) === 0)
  expect(towns.length).toBeGreaterThan(inLongForm(15, 10))
  candidates = await Promise.all(
    Array.from({ length: professionalCount }, async () => {
      const professional = randomProfessional()
      const { id } = await buildProfessional(ctx, professional)
      const town = towns.find(({ id: townId }) => townId === professional.localidadId)
      return {
        ...professional,
        professionalId: id,
        isMatchable:
          professional.status === 'approved' &&
          professional.isAvailable &&
          (professional.awayUntil === null || professional.awayUntil <= ctx.clock.now()),
        latitude: professional.latitude ?? town?.latitude ?? 0,
        longitude: professional.longitude ?? town?.longitude ?? 0,
      }
    }),
  )
})

const ofRubro = (rubroId: number) => candidates.filter((candidate) => candidate.rubroIds.includes(rubroId))

test('the answer is the exact one for every town, rubro and limit, ties included', async () => {
  for (const town of towns) {
    for (const rubroId of rubroIds) {
      const place = { rubroId, localidadId: town.id, latitude: town.latitude, longitude: town.longitude }
      for (const limit of [1, 7, 20, 200]) {
        const matches = await matchProfessionals(ctx, place, { limit })
        const exact = exactMatches(ofRubro(rubroId), place, limit)
        expect(matches.map(({ professionalId }) => professionalId)).toEqual(
          exact.map(({ professionalId }) => professionalId),
        )
        for (const [index, { distanceKm }] of matches.entries()) {
          expect(distanceKm).toBeCloseTo(exact[index]?.distanceKm ?? -1, 6)
        }
      }
    }
  }
})

test('a professional is shown exactly the requests that they would be told of', async () => {
  const notificationsOf = new Map<string, { requestId: string; distanceKm: number }[]>()
  for (const town of towns) {
    for (const rubroId of rubroIds) {
      ctx.clock.advance({ minutes: 1 })
      const { id } = await buildServiceRequest(ctx, { rubroId, localidadId: town.id })
      const place = { rubroId, localidadId: town.id, latitude: town.latitude, longitude: town.longitude }
      for (const { professionalId, distanceKm } of exactMatches(ofRubro(rubroId), place, professionalCount)) {
        // Prepend, because the list is ordered newest first.
        notificationsOf.set(professionalId, [
          { requestId: id, distanceKm },
          ...(notificationsOf.get(professionalId) ?? []),
        ])
      }
    }
  }
  for (const { professionalId } of candidates) {
    const { requests, nextCursor } = await listMatchingRequests(ctx, professionalId, { limit: 500 })
    const expected = notificationsOf.get(professionalId) ?? []
    expect(requests.map(({ requestId }) => requestId)).toEqual(expected.map(({ requestId }) => requestId))
    expect(nextCursor).toBeNull()
  }
})
