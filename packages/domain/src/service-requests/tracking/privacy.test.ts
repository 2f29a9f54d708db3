import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, account, visitor } from '../../kernel/actor'
import { answerReport } from '../../leads/reports/answer-report'
import { reportLead } from '../../leads/reports/report-lead'
import { takeLead } from '../../leads/taking/take-lead'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { changeStatus } from '../lifecycle/change-status'
import { trackingToken } from '../tracking-link'
import { getServiceRequest } from './get-service-request'
import { getTracking, getTrackingByToken } from './get-tracking'

let ctx: TestCtx
let request: Awaited<ReturnType<typeof buildServiceRequest>>
beforeEach(async () => {
  ctx = await createTestContext()
  request = await buildServiceRequest(ctx, {
    description: 'Llamame al 0341 15-555-9876 o a escondido@example.com',
    serviceAddress: 'Calle Secreta 4321',
  })
})

const read = (actor: Actor) => getServiceRequest(ctx, actor, { id: request.id })
const secrets = () => [
  request.contactName,
  request.contactLastName,
  request.phone,
  request.email,
  'Calle Secreta',
  '9876',
  'escondido',
]

async function expectHidden(actor: Actor) {
  const body = JSON.stringify(await read(actor))
  for (const secret of secrets()) expect(body).not.toContain(secret)
  return JSON.parse(body)
}

describe("a request's contact data", () => {
  it('is hidden from visitors, other accounts and professionals out of reach, and so are the photos', async () => {
    const stranger = await buildUser(ctx)
    const electrician = await buildProfessional(ctx, { rubroIds: [2] })
    for (const actor of [
      visitor(),
      account(stranger.id, 'user'),
      account(electrician.userId, 'professional'),
    ]) {
      const view = await expectHidden(actor)
      expect(view).toMatchObject({ viewer: 'stranger', photos: null, history: null, serviceAddress: null })
      expect(view.client).toEqual({
        firstName: null,
        lastName: null,
        email: null,
        phone: null,
        phoneNational: null,
      })
    }
  })

  it('is hidden from a matching professional without the lead, who sees the photos', async () => {
    const plumber = await buildProfessional(ctx)
    const view = await expectHidden(account(plumber.userId, 'professional'))
    expect(view).toMatchObject({ viewer: 'professional', photos: [], history: null })
  })

  it('is shown to a professional who holds the lead until the request closes', async () => {
    const plumber = await buildProfessional(ctx)
    await buildLead(ctx, { requestId: request.id, professionalId: plumber.id })
    const actor = account(plumber.userId, 'professional')
    expect(await read(actor)).toMatchObject({
      viewer: 'lead',
      client: { phone: request.phone },
      serviceAddress: 'Calle Secreta 4321',
    })
    await ctx.db.serviceRequest.update({
      where: { id: request.id },
      data: { status: 'completed', closedAt: ctx.clock.now() },
    })
    await expectHidden(actor)
  })

  it('is not told by a reason that somebody wrote into the history, once the request is closed', async () => {
    const plumber = await buildProfessional(ctx)
    await buildLead(ctx, { requestId: request.id, professionalId: plumber.id })
    const client = visitor({ trackingToken: trackingToken(ctx, request) })
    await changeStatus(ctx, client, {
      id: request.id,
      status: 'cancelled',
      reason: 'Llamar al 0341 455-9876',
    })
    const view = await expectHidden(account(plumber.userId, 'professional'))
    expect(view.history).toContainEqual(expect.objectContaining({ reason: 'Llamar al •••' }))
  })

  it('is hidden again from a professional whose lead was given back', async () => {
    const plumber = await buildProfessional(ctx)
    await buildLead(ctx, { requestId: request.id, professionalId: plumber.id, status: 'returned' })
    await expectHidden(account(plumber.userId, 'professional'))
  })

  it('is shown to the owner, to the holder of the link and to an admin', async () => {
    const owner = await buildUser(ctx)
    const admin = await buildUser(ctx, { role: 'admin' })
    await ctx.db.serviceRequest.update({ where: { id: request.id }, data: { userId: owner.id } })
    const link = trackingToken(ctx, request)
    for (const actor of [
      account(owner.id, 'user'),
      visitor({ trackingToken: link }),
      account(admin.id, 'admin'),
    ]) {
      expect((await read(actor)).client.phone).toBe(request.phone)
    }
  })
})

describe('a number typed into the title', () => {
  it('is not told to professionals by what they are sent when their lead closes', async () => {
    const [first, second] = [await buildProfessional(ctx), await buildProfessional(ctx)]
    const titledRequest = await buildServiceRequest(ctx, { title: 'Plomero 341 455 9876' })
    const client = visitor({ trackingToken: trackingToken(ctx, titledRequest) })
    const lead = await takeLead(ctx, account(first.userId, 'professional'), { id: titledRequest.id })
    await takeLead(ctx, account(second.userId, 'professional'), { id: titledRequest.id })
    await reportLead(ctx, account(first.userId, 'professional'), { id: lead.id, reason: 'no_answer' })
    const report = await ctx.db.leadReport.findUniqueOrThrow({ where: { leadId: lead.id } })
    await answerReport(ctx, client, { id: report.id, answer: 'not_contacted' })
    await changeStatus(ctx, client, { id: titledRequest.id, status: 'cancelled' })
    await runDueJobs(ctx)
    const mails = ctx.mailer.sentMails.filter(({ to }) => to !== titledRequest.email)
    expect(mails.map(({ content }) => content.template)).toEqual(['lead-report-decided'])
    const notices = await ctx.db.notice.findMany()
    expect(notices.map(({ type }) => type)).toContain('contact-status')
    expect(JSON.stringify([mails, notices])).not.toContain('9876')
  })
})

describe('the tracking link', () => {
  it('opens its own request only', async () => {
    const other = await buildServiceRequest(ctx)
    const actor = visitor({ trackingToken: trackingToken(ctx, other) })
    await expect(getTracking(ctx, actor, { id: request.id })).rejects.toMatchObject({
      code: 'request_not_found',
    })
    expect((await read(actor)).viewer).toBe('stranger')
  })

  it('is refused when a single character differs, when it is void, and when it is rubbish', async () => {
    const token = trackingToken(ctx, request)
    const last = token.at(-1) === 'A' ? 'B' : 'A'
    expect(await getTrackingByToken(ctx, token)).not.toBeNull()
    expect(await getTrackingByToken(ctx, token.slice(0, -1) + last)).toBeNull()
    for (const rubbish of ['', 'x', '../..', 'ñ'.repeat(40), token + token]) {
      expect(await getTrackingByToken(ctx, rubbish)).toBeNull()
    }
    await ctx.db.serviceRequest.update({ where: { id: request.id }, data: { linkVersion: 2 } })
    expect(await getTrackingByToken(ctx, token)).toBeNull()
  })
})
