import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildLead } from '../../testing/builders/build-lead'
import { buildPayment } from '../../testing/builders/build-payment'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getFigures } from './get-figures'

const admin = account('00000000-0000-7000-8000-000000000001', 'admin')
let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const minuteMs = 60_000
const minutesAgo = (minutes: number) => new Date(ctx.clock.now().getTime() - minutes * minuteMs)

/** Builds a request filed that many minutes ago, with a lead and a contact the given minutes later. */
async function ask(
  requestMinutes: number,
  after: { takenAfter?: number; contactedAfter?: number } = {},
): Promise<void> {
  const request = await buildServiceRequest(ctx, { createdAt: minutesAgo(requestMinutes) })
  if (after.takenAfter === undefined) return
  const { id: professionalId } = await buildProfessional(ctx)
  const takenAt = minutesAgo(requestMinutes - after.takenAfter)
  const contactedAt =
    after.contactedAfter === undefined ? null : minutesAgo(requestMinutes - after.contactedAfter)
  await buildLead(ctx, { requestId: request.id, professionalId, takenAt, contactedAt })
}

it('counts the requests answered within an hour and a day among those old enough, and the time until they were opened', async () => {
  await ask(30)
  await ask(200, { takenAfter: 10, contactedAfter: 50 })
  await ask(200, { takenAfter: 20, contactedAfter: 70 })
  await ask(2_000, { takenAfter: 60, contactedAfter: 1_000 })
  await ask(2_000)
  await ask(60 * 24 * 20, { takenAfter: 5, contactedAfter: 6 })
  expect(await getFigures(ctx, admin, { days: 7 })).toMatchObject({
    requests: 5,
    answeredInHour: { part: 1, total: 4 },
    answeredInDay: { part: 1, total: 2 },
    firstLeadMinutes: 20,
    activeProfessionals: { part: 3, total: 4 },
  })
  expect(await getFigures(ctx, admin, { days: 30 })).toMatchObject({
    requests: 6,
    previous: { requests: 0 },
    answeredInDay: { part: 2, total: 3 },
    activeProfessionals: { part: 4, total: 4 },
  })
})

it('has each day of the period, as Argentina lives them, also those without any', async () => {
  // 23:30 of the 11th in Buenos Aires is already the 12th in UTC.
  await buildServiceRequest(ctx, { createdAt: new Date('2035-03-12T02:30:00.000Z') })
  const { perDay } = await getFigures(ctx, admin, { days: 7 })
  expect(perDay).toHaveLength(7)
  expect(perDay.slice(-2)).toEqual([
    { day: '2035-03-11', requests: 1 },
    { day: '2035-03-12', requests: 0 },
  ])
})

it('tells of each rubro in each province what is asked for, what was taken up and who is there for it', async () => {
  await ask(200, { takenAfter: 10 })
  await ask(200)
  await buildProfessional(ctx, { isAvailable: false })
  expect((await getFigures(ctx, admin, { days: 7 })).liquidity).toEqual([
    { rubroName: 'Plomería', provinciaName: 'Santa Fe', requests: 2, takenCount: 1, professionals: 1 },
  ])
})

it('sums what came in and what went back, and says nothing of how soon where nobody opened anything', async () => {
  await buildPayment(ctx, { status: 'refunded' })
  await buildPayment(ctx)
  expect(await getFigures(ctx, admin, { days: 7 })).toMatchObject({
    revenueCentavos: 3_000_000,
    refundedCentavos: 1_500_000,
    firstLeadMinutes: null,
    liquidity: [],
  })
})

it('compares the period with as many days before, up to the same time of day', async () => {
  const week = 60 * 24 * 7
  await ask(30)
  await ask(week + 30, { takenAfter: 10, contactedAfter: 20 })
  // Filed a week ago at a later time of day.
  await ask(week - 30)
  await ask(week * 2 + 60 * 24)
  const { requests, perDay, previous } = await getFigures(ctx, admin, { days: 7 })
  expect(requests).toBe(1)
  expect(previous).toMatchObject({ requests: 1, firstLeadMinutes: 10, revenueCentavos: 0 })
  expect(previous.perDay).toHaveLength(perDay.length)
})

it('counts requests and professionals of every province, also where there are none', async () => {
  await ask(200, { takenAfter: 10 })
  await buildProfessional(ctx, { isAvailable: false })
  const { provinces } = await getFigures(ctx, admin, { days: 7 })
  expect(provinces).toHaveLength(24)
  expect(provinces.filter(({ requests, professionals }) => requests + professionals > 0)).toEqual([
    expect.objectContaining({ name: 'Santa Fe', requests: 1, takenCount: 1, professionals: 1 }),
  ])
})
