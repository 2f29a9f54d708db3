import { beforeEach, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { answerReport } from '../../leads/reports/answer-report'
import { reportLead } from '../../leads/reports/report-lead'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { updateServiceRequest } from '../editing/update-service-request'
import { trackingToken } from '../tracking-link'
import { getServiceRequest } from './get-service-request'
import { getTracking, getTrackingByToken } from './get-tracking'

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

it('shows events of the same moment in the order in which they were recorded', async () => {
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

it.each([
  ['hard_bounce', false],
  ['soft_bounce', false],
  ['complaint', true],
] as const)(
  'warns a client without an account that their address gets no mails until they correct it: %s',
  async (reason, isUnwanted) => {
    const email = 'ana@correo.com'
    await ctx.db.markedAddress.create({ data: { email, reason, markedAt: ctx.clock.now() } })
    const { id, ...request } = await buildServiceRequest(ctx, { email })
    const holder = visitor({ trackingToken: trackingToken(ctx, { id, ...request }) })
    expect(await getTracking(ctx, holder, { id })).toMatchObject({ refusedMail: { email, isUnwanted } })
    const { trackingUrl } = await updateServiceRequest(ctx, holder, { id, email: 'otra@correo.com' })
    const token = trackingUrl.split('/').at(-1) ?? ''
    expect(await getTrackingByToken(ctx, token)).toMatchObject({ refusedMail: null })
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails.map(({ to }) => to)).toEqual(['otra@correo.com'])
  },
)

it('does not warn about the address once the request is closed', async () => {
  const email = 'ana@correo.com'
  await ctx.db.markedAddress.create({ data: { email, reason: 'hard_bounce', markedAt: ctx.clock.now() } })
  const { id, linkVersion } = await buildServiceRequest(ctx, { email, status: 'cancelled' })
  const token = trackingToken(ctx, { id, linkVersion })
  expect(await getTrackingByToken(ctx, token)).toMatchObject({ refusedMail: null })
})

it('shows the client their own title, even when it reads like a generated one', async () => {
  const client = await buildUser(ctx)
  const ownTitleOf = async (columns: object) => {
    const { id } = await buildServiceRequest(ctx, { userId: client.id, ...columns })
    return (await getTracking(ctx, account(client.id, 'user'), { id })).ownTitle
  }
  expect(await ownTitleOf({ title: 'Plomería en el baño', hasOwnTitle: true })).toBe('Plomería en el baño')
  expect(await ownTitleOf({})).toBeNull()
  // Older rows may have a title without visible characters. The derived title is shown instead.
  expect(await ownTitleOf({ title: '\u200b', hasOwnTitle: true })).toBeNull()
})

it('tells the client how many professionals were notified, without deferred notices, and tells nobody else', async () => {
  const client = await buildUser(ctx)
  const { id: requestId } = await buildServiceRequest(ctx, { userId: client.id })
  const view = async () => (await getTracking(ctx, account(client.id, 'user'), { id: requestId })).request
  expect((await view()).notified).toEqual({ count: 0, tradePlural: 'plomeros' })
  for (const isDeferred of [false, false, true]) {
    const { id: professionalId } = await buildProfessional(ctx)
    await ctx.db.serviceRequestRecipient.create({
      data: { requestId, professionalId, wave: 1, distanceKm: 1, notifiedAt: ctx.clock.now(), isDeferred },
    })
  }
  expect((await view()).notified).toEqual({ count: 2, tradePlural: 'plomeros' })
  expect((await getServiceRequest(ctx, visitor(), { id: requestId })).notified).toBeNull()
})
