import { beforeEach, expect, test } from 'vitest'
import { findPlace } from '../places/find-place'
import { buildProfessional } from '../testing/builders/build-professional'
import { buildServiceRequest } from '../testing/builders/build-service-request'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { listMatchingRequests } from './list-matching-requests'

let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

async function listed(professionalId: string): Promise<string[]> {
  const { requests } = await listMatchingRequests(ctx.db, professionalId, { limit: 20 })
  return requests.map(({ requestId }) => requestId)
}

test('live requests of their rubros come newest first, closed ones and other rubros not at all', async () => {
  const professional = await buildProfessional(ctx, { rubroIds: [1, 2] })
  const live: string[] = []
  for (const [rubroId, status] of [
    [1, 'pending'],
    [2, 'open'],
    [1, 'in_progress'],
  ] as const) {
    ctx.clock.advance({ minutes: 5 })
    live.unshift((await buildServiceRequest(ctx, { rubroId, status })).id)
  }
  for (const status of ['completed', 'cancelled'] as const) await buildServiceRequest(ctx, { status })
  await buildServiceRequest(ctx, { rubroId: 3 })
  expect(await listed(professional.id)).toEqual(live)
})

test('requests out of reach are not listed, those of the own locality always are', async () => {
  const santaFe = await findPlace(ctx, 'Santa Fe', 'Santa Fe')
  const sanLorenzo = await findPlace(ctx, 'Santa Fe', 'San Lorenzo')
  const professional = await buildProfessional(ctx, { serviceRadiusKm: 40 })
  await buildServiceRequest(ctx, { localidadId: santaFe?.localidadId })
  const near = await buildServiceRequest(ctx, { localidadId: sanLorenzo?.localidadId })
  const own = await buildServiceRequest(ctx)
  const { requests } = await listMatchingRequests(ctx.db, professional.id, { limit: 20 })
  expect(requests.map(({ requestId }) => requestId)).toEqual([own.id, near.id])
  expect(requests[0]?.distanceKm).toBe(0)
  expect(requests[1]?.distanceKm).toBeGreaterThan(15)
  expect(requests[1]?.distanceKm).toBeLessThan(30)
})

test('nobody is shown a request of their own, and nothing is shown to who may not be told', async () => {
  const professional = await buildProfessional(ctx)
  const suspended = await buildProfessional(ctx, { status: 'suspended' })
  const foreign = await buildServiceRequest(ctx)
  await buildServiceRequest(ctx, { userId: professional.userId })
  expect(await listed(professional.id)).toEqual([foreign.id])
  expect(await listed(suspended.id)).toEqual([])
})

test('pages follow each other without a gap or a repeat, also among requests of the same moment', async () => {
  const professional = await buildProfessional(ctx, { rubroIds: [1, 2] })
  const all: string[] = []
  for (let count = 0; count < 7; count += 1) {
    all.unshift((await buildServiceRequest(ctx, { rubroId: 1 + (count % 2) })).id)
    if (count === 4) ctx.clock.advance({ minutes: 1 })
  }
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await listMatchingRequests(ctx.db, professional.id, {
      limit: 3,
      ...(cursor ? { cursor } : {}),
    })
    seen.push(...page.requests.map(({ requestId }) => requestId))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(all)
})

test.each(['', 'x', '2035-99-99T99:99:99.999Z_00000000-0000-7000-8000-000000000000', "'; DROP TABLE users"])(
  'the cursor %j, which is not one of ours, starts at the top',
  async (cursor) => {
    const professional = await buildProfessional(ctx)
    const request = await buildServiceRequest(ctx)
    const { requests } = await listMatchingRequests(ctx.db, professional.id, { limit: 3, cursor })
    expect(requests.map(({ requestId }) => requestId)).toEqual([request.id])
  },
)
