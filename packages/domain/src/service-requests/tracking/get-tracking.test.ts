import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { answerReport } from '../../leads/reports/answer-report'
import { reportLead } from '../../leads/reports/report-lead'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getTracking } from './get-tracking'

let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

it('the client reaches a professional by WhatsApp, the first message written, or by a call; a landline by call', async () => {
  const client = await buildUser(ctx)
  const { id } = await buildServiceRequest(ctx, {
    userId: client.id,
    contactName: 'Aylén',
    title: 'Canilla rota',
  })
  for (const phone of ['+5493415551234', '+543414455667']) {
    const { id: professionalId } = await buildProfessional(ctx, { phone, user: { firstName: 'Nora' } })
    await buildLead(ctx, { requestId: id, professionalId })
  }
  const { leads } = await getTracking(ctx, account(client.id, 'user'), { id })
  expect(leads).toMatchObject([
    { callUrl: 'tel:+5493415551234' },
    { callUrl: 'tel:+543414455667', whatsappUrl: null },
  ])
  const message = new URL(leads[0]?.whatsappUrl ?? '')
  expect(message.pathname).toBe('/5493415551234')
  expect(message.searchParams.get('text')).toBe(
    `Hola Nora, soy Aylén. Te escribo por mi solicitud «Canilla rota» en ${ctx.site.name}.`,
  )
})

it('the client learns who reported that they could get no further, also once they have answered about it', async () => {
  const client = await buildUser(ctx)
  const { id: requestId } = await buildServiceRequest(ctx, { userId: client.id })
  const professional = await buildProfessional(ctx)
  const { id } = await buildLead(ctx, { requestId, professionalId: professional.id })
  const leads = async () => (await getTracking(ctx, account(client.id, 'user'), { id: requestId })).leads
  expect(await leads()).toMatchObject([{ isReported: false, openReportId: null }])
  await reportLead(ctx, account(professional.userId, 'professional'), { id, reason: 'no_answer' })
  const report = await ctx.db.leadReport.findUniqueOrThrow({ where: { leadId: id } })
  expect(await leads()).toMatchObject([{ isReported: true, openReportId: report.id }])
  await answerReport(ctx, account(client.id, 'user'), { id: report.id, answer: 'contacted' })
  expect(await leads()).toMatchObject([{ isReported: true, openReportId: null }])
})

it('what happened in one moment is told in the order in which it was recorded, whatever order the rows lie in', async () => {
  const client = await buildUser(ctx)
  const { id: requestId } = await buildServiceRequest(ctx, { userId: client.id })
  await ctx.db.serviceRequestEvent.deleteMany()
  const createdAt = ctx.clock.now()
  const ids = [ctx.ids.next(), ctx.ids.next(), ctx.ids.next()]
  const reasons = ['first', 'second', 'third']
  for (const n of [2, 0, 1]) {
    const row = { requestId, type: 'edited', actorKind: 'client', reason: reasons[n] ?? '' } as const
    await ctx.db.serviceRequestEvent.create({ data: { ...row, id: ids[n] ?? '', createdAt } })
  }
  const { request } = await getTracking(ctx, account(client.id, 'user'), { id: requestId })
  expect(request.history?.map(({ reason }) => reason)).toEqual(reasons)
})

it('the client is told which title is their own, though it reads like one that the site makes', async () => {
  const client = await buildUser(ctx)
  const ownTitleOf = async (columns: object) => {
    const { id } = await buildServiceRequest(ctx, { userId: client.id, ...columns })
    return (await getTracking(ctx, account(client.id, 'user'), { id })).ownTitle
  }
  expect(await ownTitleOf({ title: 'Plomería en el baño', hasOwnTitle: true })).toBe('Plomería en el baño')
  expect(await ownTitleOf({})).toBeNull()
  // Older rows may hold nothing that can be seen: the site's title stands for it everywhere.
  expect(await ownTitleOf({ title: '\u200b', hasOwnTitle: true })).toBeNull()
})
