import { beforeEach, expect, test } from 'vitest'
import { findPlace } from '../../places/find-place'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUrgency } from '../../testing/builders/build-urgency'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { listMatchingRequests } from './list-matching-requests'

let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

async function listIds(professionalId: string): Promise<string[]> {
  const { requests } = await listMatchingRequests(ctx, professionalId, { limit: 20 })
  return requests.map(({ requestId }) => requestId)
}

/** Returns the requests on all pages of the list. */
async function pagedThrough(professionalId: string, limit: number): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await listMatchingRequests(ctx, professionalId, { limit, ...(cursor ? { cursor } : {}) })
    ids.push(...page.requests.map(({ requestId }) => requestId))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return ids
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
  expect(await listIds(professional.id)).toEqual(live)
})

test('requests out of reach are not listed, those of the own locality always are', async () => {
  const santaFe = await findPlace(ctx, 'Santa Fe', 'Santa Fe')
  const sanLorenzo = await findPlace(ctx, 'Santa Fe', 'San Lorenzo')
  const professional = await buildProfessional(ctx, { serviceRadiusKm: 40 })
  await buildServiceRequest(ctx, { localidadId: santaFe?.localidadId })
  const near = await buildServiceRequest(ctx, { localidadId: sanLorenzo?.localidadId })
  const own = await buildServiceRequest(ctx)
  const { requests } = await listMatchingRequests(ctx, professional.id, { limit: 20 })
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
  expect(await listIds(professional.id)).toEqual([foreign.id])
  expect(await listIds(suspended.id)).toEqual([])
})

test('urgent requests that wait for an answer come first; answered, returned and closed ones have no such rank', async () => {
  const professional = await buildProfessional(ctx)
  const fileRequest = async () => {
    ctx.clock.advance({ minutes: 1 })
    return (await buildServiceRequest(ctx)).id
  }
  const settled = (urgentOutcome: 'answered' | 'refunded') => ({
    urgentOutcome,
    urgentSettledAt: ctx.clock.now(),
  })
  const [urgent, answeredRequest, plain, older, returnedRequest] = [
    await fileRequest(),
    await fileRequest(),
    await fileRequest(),
    await fileRequest(),
    await fileRequest(),
  ]
  const closed = await fileRequest()
  for (const id of [older, urgent]) await buildUrgency(ctx, id)
  await buildUrgency(ctx, answeredRequest, settled('answered'))
  await buildUrgency(ctx, returnedRequest, { ...settled('refunded'), isUrgent: false })
  await buildUrgency(ctx, closed, { status: 'cancelled', closedAt: ctx.clock.now() })
  expect(await listIds(professional.id)).toEqual([older, urgent, returnedRequest, plain, answeredRequest])
})

test('pages lead from the urgent ones on to the rest without a gap or a repeat', async () => {
  const professional = await buildProfessional(ctx, { rubroIds: [1, 2] })
  const urgent: string[] = []
  const rest: string[] = []
  for (let count = 0; count < 12; count += 1) {
    if (count % 5 === 0) ctx.clock.advance({ minutes: 1 })
    const { id } = await buildServiceRequest(ctx, { rubroId: 1 + (count % 2) })
    if (count % 3 === 0) await buildUrgency(ctx, id)
    ;(count % 3 === 0 ? urgent : rest).unshift(id)
  }
  for (const limit of [1, 3, 4, 5]) {
    expect(await pagedThrough(professional.id, limit)).toEqual([...urgent, ...rest])
  }
})

test('an urgent request that is answered while somebody turns the page is not lost', async () => {
  const professional = await buildProfessional(ctx)
  const [plain, first, second] = [
    await buildServiceRequest(ctx),
    await buildServiceRequest(ctx),
    await buildServiceRequest(ctx),
  ]
  for (const { id } of [first, second]) await buildUrgency(ctx, id)
  const page = await listMatchingRequests(ctx, professional.id, { limit: 1 })
  expect(page.requests.map(({ requestId }) => requestId)).toEqual([second.id])
  await ctx.db.serviceRequest.update({
    where: { id: first.id },
    data: { urgentOutcome: 'answered', urgentSettledAt: ctx.clock.now() },
  })
  const next = await listMatchingRequests(ctx, professional.id, {
    limit: 5,
    cursor: page.nextCursor ?? '',
  })
  expect(next.requests.map(({ requestId }) => requestId)).toEqual([first.id, plain.id])
})

test('pages follow each other without a gap or a repeat, also among requests of the same moment', async () => {
  const professional = await buildProfessional(ctx, { rubroIds: [1, 2] })
  const all: string[] = []
  for (let count = 0; count < 7; count += 1) {
    all.unshift((await buildServiceRequest(ctx, { rubroId: 1 + (count % 2) })).id)
    if (count === 4) ctx.clock.advance({ minutes: 1 })
  }
  expect(await pagedThrough(professional.id, 3)).toEqual(all)
})

test.each([
  '',
  'x',
  '2035-01-01T00:00:00.000Z_00000000-0000-7000-8000-000000000000',
  'u_2035-99-99T99:99:99.999Z_00000000-0000-7000-8000-000000000000',
  "'; DROP TABLE users",
  'u_0000-01-01T00:00:00.000Z_00000000-0000-7000-8000-000000000001',
])('the cursor %j, which is not one of ours, starts at the top', async (cursor) => {
  const professional = await buildProfessional(ctx)
  const request = await buildServiceRequest(ctx)
  const { requests } = await listMatchingRequests(ctx, professional.id, { limit: 3, cursor })
  expect(requests.map(({ requestId }) => requestId)).toEqual([request.id])
})
