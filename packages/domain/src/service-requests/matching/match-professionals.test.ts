import { beforeEach, describe, expect, test } from 'vitest'
import { findPlace } from '../../places/find-place'
import { buildProfessional, type ProfessionalOverrides } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { usualPlace, usualRubro } from '../../testing/builders/usual'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { matchProfessionals, type RequestPlace } from './match-professionals'

let ctx: TestCtx
/** A request for plumbing in Rosario. */
let place: RequestPlace

beforeEach(async () => {
  ctx = await createTestContext()
  place = { ...(await usualPlace(ctx)), rubroId: (await usualRubro(ctx)).id }
})

/**
 * Returns a point that many kilometres north of the request's place. A degree of latitude has the same length
 * everywhere.
 */
const northOf = (km: number) => ({
  latitude: place.latitude + (km / 6378.168) * (180 / Math.PI),
  longitude: place.longitude,
})

async function professional(overrides: ProfessionalOverrides = {}): Promise<string> {
  return (await buildProfessional(ctx, overrides)).id
}

/** Returns the id of a town whose centre is about 20 km from the centre of Rosario. */
async function neighbourId(): Promise<number> {
  return (await findPlace(ctx, 'Santa Fe', 'San Lorenzo'))?.localidadId ?? 0
}

async function matched(limit = 20, excludeRequestId?: string): Promise<string[]> {
  const matches = await matchProfessionals(ctx, place, { limit, excludeRequestId })
  return matches.map(({ professionalId }) => professionalId)
}

describe('the professionals who match', () => {
  test('include professionals of the rubro and the same locality, with any radius', async () => {
    const id = await professional({ serviceRadiusKm: 5 })
    expect(await matchProfessionals(ctx, place, { limit: 20 })).toEqual([
      { professionalId: id, distanceKm: 0 },
    ])
  })

  test('include a professional of the same locality whose own place is farther away than their radius', async () => {
    const id = await professional({ ...northOf(30), serviceRadiusKm: 5 })
    const [match] = await matchProfessionals(ctx, place, { limit: 20 })
    expect(match?.professionalId).toBe(id)
    expect(match?.distanceKm).toBeCloseTo(30, 6)
  })

  test.each(['pending_payment', 'pending_approval', 'rejected', 'suspended'] as const)(
    'exclude an account that is %s',
    async (status) => {
      await professional({ status })
      expect(await matched()).toEqual([])
    },
  )

  test('exclude professionals who are unavailable, closed their account or have another rubro', async () => {
    const other = await ctx.db.rubro.findFirstOrThrow({ where: { id: { not: place.rubroId } } })
    await professional({ isAvailable: false })
    await professional({ user: { closedAt: ctx.clock.now() } })
    await professional({ rubroIds: [other.id] })
    expect(await matched()).toEqual([])
  })

  test('include a professional of another locality only when their radius covers the place', async () => {
    const neighbour = await neighbourId()
    await professional({ localidadId: neighbour, serviceRadiusKm: 10 })
    const covering = await professional({ localidadId: neighbour, serviceRadiusKm: 30 })
    expect(await matched()).toEqual([covering])
  })

  test('are measured from their own coordinates before those of their locality', async () => {
    const neighbour = await neighbourId()
    const near = await professional({ localidadId: neighbour, ...northOf(4.9), serviceRadiusKm: 5 })
    await professional({ localidadId: neighbour, ...northOf(5.1), serviceRadiusKm: 5 })
    expect(await matched()).toEqual([near])
  })

  test('exclude professionals who were notified of this request before', async () => {
    const first = await professional()
    const second = await professional(northOf(1))
    const third = await professional(northOf(2))
    const request = await buildServiceRequest(ctx)
    for (const professionalId of [first, second]) {
      await ctx.db.serviceRequestRecipient.create({
        data: {
          requestId: request.id,
          professionalId,
          wave: 1,
          distanceKm: 0,
          notifiedAt: ctx.clock.now(),
        },
      })
    }
    expect(await matched(20, request.id)).toEqual([third])
    expect(await matched(20)).toEqual([first, second, third])
  })
})

describe('the order of the matches', () => {
  test('starts with the nearest, then the better rated, then the quicker, then by id', async () => {
    const far = await professional({ ...northOf(3), avgRating: 5, medianResponseMinutes: 1 })
    const unknown = await professional({ avgRating: 4.5 })
    const slow = await professional({ avgRating: 4.5, medianResponseMinutes: 600 })
    const quick = await professional({ avgRating: 4.5, medianResponseMinutes: 10 })
    const best = await professional({ avgRating: 4.8 })
    const alsoUnknown = await professional({ avgRating: 4.5 })
    expect(await matched()).toEqual([best, quick, slow, unknown, alsoUnknown, far])
  })

  test('is the same where several share one place of their own', async () => {
    const spot = northOf(2)
    const worse = await professional({ ...spot, avgRating: 3 })
    const better = await professional({ ...spot, avgRating: 4 })
    expect(await matched()).toEqual([better, worse])
    expect(await matched(1)).toEqual([better])
  })

  test('is cut after the requested number', async () => {
    const ids: string[] = []
    for (const km of [1, 2, 3, 4]) ids.push(await professional(northOf(km)))
    expect(await matched(2)).toEqual(ids.slice(0, 2))
  })
})
