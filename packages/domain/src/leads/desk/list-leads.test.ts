import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { countLeads } from './count-leads'
import { listLeads } from './list-leads'

let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

it("own leads carry the client's words, masked once the contact data is closed", async () => {
  const professional = await buildProfessional(ctx)
  const description = 'Pierde la canilla, 341 555 1234'
  for (const status of ['open', 'cancelled'] as const) {
    const { id } = await buildServiceRequest(ctx, { status, description })
    await buildLead(ctx, { requestId: id, professionalId: professional.id })
  }
  const { leads } = await listLeads(ctx, account(professional.userId, 'professional'))
  expect(leads.map(({ requestStatus, excerpt }) => [requestStatus, excerpt]).sort()).toEqual([
    ['cancelled', 'Pierde la canilla, •••'],
    ['open', description],
  ])
})

it('counts the leads in course and the clients who wait, and nobody else’s', async () => {
  const professional = await buildProfessional(ctx)
  const other = await buildProfessional(ctx)
  const contactedAt = ctx.clock.now()
  for (const [request, lead] of [
    [{}, {}],
    [{ status: 'open' }, { contactedAt }],
    [{ status: 'in_progress' }, { contactedAt }],
    [{ status: 'completed' }, {}],
    [{}, { status: 'returned' }],
    [{}, { professionalId: other.id }],
  ] as const) {
    const { id } = await buildServiceRequest(ctx, request)
    await buildLead(ctx, { requestId: id, professionalId: professional.id, source: 'subscription', ...lead })
  }
  const counts = await countLeads(ctx, account(professional.userId, 'professional'))
  expect(counts).toEqual({ inCourse: 3, waiting: 1 })
})
