import { beforeEach, expect, test } from 'vitest'
import { normalisePhone } from '../../kernel/text/normalise-phone'
import { createTestContext, type TestCtx } from '../test-context'
import { buildLead } from './build-lead'
import { buildProfessional } from './build-professional'
import { buildServiceRequest } from './build-service-request'
import { buildSubscription } from './build-subscription'
import { personOf } from './person'

let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

test('made-up people have valid mobile numbers and share neither phone, CUIT nor username', () => {
  const people = Array.from({ length: 2_000 }, () => personOf(ctx.ids.next()))
  for (const { phone } of people) expect(normalisePhone(phone, true)).toBe(phone)
  for (const key of ['phone', 'cuit', 'username'] as const) {
    expect(new Set(people.map((person) => person[key])).size).toBe(people.length)
  }
})

test('a CUIT ends with its check digit, also where the usual kind has none', () => {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]
  const kinds = new Set<string>()
  for (let count = 0; count < 500; count += 1) {
    const { cuit } = personOf(ctx.ids.next())
    kinds.add(cuit.slice(0, 2))
    expect(weights.reduce((sum, weight, index) => sum + weight * Number(cuit[index]), 0) % 11).toBe(0)
  }
  expect([...kinds].sort()).toEqual(['20', '23', '27'])
})

test('a lead holds a seat of its request and uses up a free lead', async () => {
  const professional = await buildProfessional(ctx)
  const request = await buildServiceRequest(ctx)
  await buildLead(ctx, { requestId: request.id, professionalId: professional.id })
  const after = await ctx.db.serviceRequest.findUniqueOrThrow({
    where: { id: request.id },
    include: { leads: { include: { professional: true } }, events: { orderBy: { id: 'asc' } } },
  })
  expect(after.leadCount).toBe(1)
  expect(after.leads[0]?.professional.freeLeadsLeft).toBe(2)
  expect(after.events.map((event) => event.type)).toEqual(['filed', 'lead_taken'])
})

test('a subscription stands where its charges put it', async () => {
  const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * 86_400_000)
  const cases = [
    [undefined, 'active'],
    [[], 'pending'],
    [[{ debitAt: daysAgo(33) }, { debitAt: daysAgo(2), outcome: 'retrying' }], 'past_due'],
    [[{ debitAt: daysAgo(50) }, { debitAt: daysAgo(20), outcome: 'declined' }], 'suspended'],
  ] as const
  for (const [charges, status] of cases) {
    const { id: professionalId } = await buildProfessional(ctx)
    expect(await buildSubscription(ctx, { professionalId, ...(charges && { charges }) })).toMatchObject({
      status,
    })
  }
})

test('every test starts with reference data only', async () => {
  expect(await ctx.db.user.count()).toBe(0)
  expect(await ctx.db.serviceRequest.count()).toBe(0)
  expect(await ctx.db.localidad.count()).toBeGreaterThan(1_000)
})
