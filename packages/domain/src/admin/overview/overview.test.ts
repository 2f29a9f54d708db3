import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildDataRequest } from '../../testing/builders/build-data-request'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getOverview } from './get-overview'

const admin = account('00000000-0000-7000-8000-000000000001', 'admin')
let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

it('each kind of waiting work shows its count and age, and empty kinds are hidden', async () => {
  expect((await getOverview(ctx, admin)).waiting).toEqual([])
  const professional = await buildProfessional(ctx)
  const request = await buildServiceRequest(ctx)
  const lead = await buildLead(ctx, { requestId: request.id, professionalId: professional.id })
  const createdAt = ctx.clock.now()
  await ctx.db.leadReport.create({
    data: { id: ctx.ids.next(), leadId: lead.id, reason: 'no_answer', createdAt },
  })
  ctx.clock.advance({ days: 2 })
  expect((await getOverview(ctx, admin)).waiting).toEqual([
    { kind: 'lead-reports', count: 1, since: createdAt.toISOString() },
  ])
})

it('work that is due by law comes before other work, however much longer that waits', async () => {
  const professional = await buildProfessional(ctx, { status: 'pending_approval' })
  const request = await buildServiceRequest(ctx)
  const lead = await buildLead(ctx, { requestId: request.id, professionalId: professional.id })
  await ctx.db.leadReport.create({
    data: { id: ctx.ids.next(), leadId: lead.id, reason: 'no_answer', createdAt: ctx.clock.now() },
  })
  ctx.clock.advance({ days: 2 })
  await buildDataRequest(ctx, { email: 'ana@example.com' })
  const { waiting } = await getOverview(ctx, admin)
  expect(waiting.map(({ kind }) => kind)).toEqual(['data-requests', 'professionals', 'lead-reports'])
})

it('counts the last seven days as Argentina lives them', async () => {
  const professional = await buildProfessional(ctx)
  // 23:30 of the 11th in Buenos Aires is already the 12th in UTC.
  const late = new Date('2035-03-12T02:30:00.000Z')
  const request = await buildServiceRequest(ctx, { createdAt: late })
  await buildLead(ctx, { requestId: request.id, professionalId: professional.id })
  await buildServiceRequest(ctx, { status: 'completed', createdAt: new Date('2035-03-05T12:00:00.000Z') })
  const { days, liveRequests } = await getOverview(ctx, admin)
  expect(days).toHaveLength(7)
  expect(days.slice(0, 2)).toEqual([
    { day: '2035-03-12', requests: 0, leads: 1, completed: 0 },
    { day: '2035-03-11', requests: 1, leads: 0, completed: 0 },
  ])
  expect(days.at(-1)).toEqual({ day: '2035-03-06', requests: 0, leads: 0, completed: 0 })
  expect(liveRequests).toBe(1)
})
