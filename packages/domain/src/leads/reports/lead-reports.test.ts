import type { ReportAnswer, ReportReason } from '@oficio/contracts/leads/reports'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { receiveMailEvents } from '../../kernel/mail/events/receive-mail-events'
import { createServiceRequest } from '../../service-requests/filing/create-service-request'
import { changeStatus } from '../../service-requests/lifecycle/change-status'
import { trackingToken } from '../../service-requests/tracking-link'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { listLeads } from '../desk/list-leads'
import { takeLead } from '../taking/take-lead'
import { answerReport } from './answer-report'
import { decideReport } from './decide-report'
import { listLeadReports } from './list-lead-reports'
import { reportLead } from './report-lead'

let ctx: TestCtx
let pro: Awaited<ReturnType<typeof buildProfessional>>
beforeEach(async () => {
  ctx = await createTestContext()
  pro = await buildProfessional(ctx)
})

const actor = () => account(pro.userId, 'professional')
const freeLeads = async () =>
  (await ctx.db.professional.findUniqueOrThrow({ where: { id: pro.id } })).freeLeadsLeft

async function deadLead(reason: ReportReason = 'no_answer') {
  const request = await buildServiceRequest(ctx)
  const lead = await takeLead(ctx, actor(), { id: request.id })
  await reportLead(ctx, actor(), { id: lead.id, reason })
  const report = await ctx.db.leadReport.findUniqueOrThrow({ where: { leadId: lead.id } })
  const client = visitor({ trackingToken: trackingToken(ctx, request) })
  return {
    request,
    lead,
    report,
    answer: (answer: ReportAnswer) => answerReport(ctx, client, { id: report.id, answer }),
  }
}

describe('a dead lead', () => {
  it('cannot be reported by a suspended professional', async () => {
    const request = await buildServiceRequest(ctx)
    const lead = await takeLead(ctx, actor(), { id: request.id })
    await ctx.db.professional.update({ where: { id: pro.id }, data: { status: 'suspended' } })
    await expect(reportLead(ctx, actor(), { id: lead.id, reason: 'no_answer' })).rejects.toMatchObject({
      code: 'account_suspended',
    })
    const [shownLead] = (await listLeads(ctx, actor())).leads
    expect(shownLead).toMatchObject({ canReport: false })
  })

  it('asks the client once by mail', async () => {
    const { request } = await deadLead()
    await runDueJobs(ctx)
    const questionMails = ctx.mailer.sentMails.filter(
      ({ content }) => content.template === 'lead-report-question',
    )
    expect(questionMails.map(({ to }) => to)).toEqual([request.email])
  })

  it.each([
    ['no_answer', 'not_contacted'],
    ['wrong_number', 'not_contacted'],
    ['not_real', 'not_mine'],
    ['already_hired', 'already_hired'],
  ] as const)('reported as %s is given back at once when the client answers %s', async (reason, word) => {
    const { request, lead, answer } = await deadLead(reason)
    expect(await freeLeads()).toBe(2)
    expect(await answer(word)).toEqual({ status: 'returned_automatically' })
    expect(await freeLeads()).toBe(3)
    expect(await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: request.id } })).toMatchObject({
      leadCount: 0,
    })
    expect(await ctx.db.lead.findUniqueOrThrow({ where: { id: lead.id } })).toMatchObject({
      status: 'returned',
    })
    await expect(takeLead(ctx, actor(), { id: request.id })).rejects.toMatchObject({ code: 'lead_returned' })
    await expect(answer(word)).rejects.toMatchObject({ code: 'already_decided' })
  })

  it('waits for an admin when the client says that they talked', async () => {
    const { report, answer } = await deadLead()
    expect(await answer('contacted')).toEqual({ status: 'pending' })
    const admin = await buildUser(ctx, { role: 'admin' })
    const { rows: reports } = await listLeadReports(ctx, account(admin.id, 'admin'), { sort: 'oldest' })
    // The list carries the professional's status, because an admin may also decide about the account there.
    expect(reports).toMatchObject([{ professional: { status: 'approved', reason: null } }])
    const decision = { id: report.id, decision: 'return' as const, note: 'El número no existe.' }
    const results = await Promise.allSettled([
      decideReport(ctx, account(admin.id, 'admin'), decision),
      decideReport(ctx, account(admin.id, 'admin'), { ...decision, decision: 'refuse' }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await ctx.db.auditEntry.count({ where: { userId: admin.id } })).toBe(1)
  })

  it.each([
    ['contacted', 'open'],
    ['not_mine', 'pending'],
  ] as const)('leaves its request in the right state when the client says %s: %s', async (word, status) => {
    const { request, answer } = await deadLead()
    await answer(word)
    expect(await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: request.id } })).toMatchObject({
      status,
    })
  })

  it('is given back automatically at most twice a month, also when answers come at once', async () => {
    const dead = [await deadLead(), await deadLead(), await deadLead()]
    const results = await Promise.all(dead.map(({ answer }) => answer('not_contacted')))
    expect(results.filter(({ status }) => status === 'returned_automatically')).toHaveLength(2)
    const { rows: reports } = await listLeadReports(ctx, account('admin', 'admin'), { sort: 'oldest' })
    expect(reports).toMatchObject([{ automaticReturnsThisMonth: 2, answer: 'not_contacted' }])
    expect(await freeLeads()).toBe(2)
  })

  it('is given back at once when the mail to the client bounced, before or after the report', async () => {
    ctx.mailer.bouncing.add('rebota@example.com')
    const { requestId } = await createServiceRequest(
      ctx,
      visitor(),
      submission({ email: 'rebota@example.com' }),
    )
    await ctx.db.serviceRequest.update({ where: { id: requestId }, data: { confirmedAt: ctx.clock.now() } })
    const lead = await takeLead(ctx, actor(), { id: requestId })
    await reportLead(ctx, actor(), { id: lead.id, reason: 'wrong_number' })
    await runDueJobs(ctx)
    expect(await freeLeads()).toBe(3)
    const again = await buildProfessional(ctx)
    const second = await takeLead(ctx, account(again.userId, 'professional'), { id: requestId })
    const { report } = await reportLead(ctx, account(again.userId, 'professional'), {
      id: second.id,
      reason: 'wrong_number',
    })
    expect(report?.status).toBe('returned_automatically')
  })

  it('is given back when a mail to the client comes back later, and any other that waits for an answer', async () => {
    const email = 'volvio@example.com'
    const requests = [await buildServiceRequest(ctx, { email }), await buildServiceRequest(ctx, { email })]
    for (const { id: requestId } of requests) {
      const { id } = await takeLead(ctx, actor(), { id: requestId })
      await reportLead(ctx, actor(), { id, reason: 'no_answer' })
    }
    await runDueJobs(ctx)
    expect(await freeLeads()).toBe(1)
    const at = ctx.clock.now().toISOString()
    await receiveMailEvents(ctx, visitor(), { events: [{ id: 'bounce-1', type: 'hard_bounce', email, at }] })
    await runDueJobs(ctx)
    expect(await freeLeads()).toBe(3)
    const later = await buildServiceRequest(ctx, { email })
    const again = await buildProfessional(ctx)
    const { id } = await takeLead(ctx, account(again.userId, 'professional'), { id: later.id })
    const { report } = await reportLead(ctx, account(again.userId, 'professional'), {
      id,
      reason: 'wrong_number',
    })
    expect(report?.status).toBe('returned_automatically')
  })

  it('is not given back by a complaint, or by mails that did not arrive for now', async () => {
    const { id: requestId, email } = await buildServiceRequest(ctx)
    const { id } = await takeLead(ctx, actor(), { id: requestId })
    await reportLead(ctx, actor(), { id, reason: 'no_answer' })
    await runDueJobs(ctx)
    const at = ctx.clock.now().toISOString()
    const events = ['complaint', 'soft_bounce'].map((type) => ({ id: type, type, email, at }))
    await receiveMailEvents(ctx, visitor(), { events })
    await runDueJobs(ctx)
    expect(await freeLeads()).toBe(2)
  })

  it('may be reported for seven days, once, by its own professional', async () => {
    const request = await buildServiceRequest(ctx, { expirationDays: 30 })
    const { id } = await takeLead(ctx, actor(), { id: request.id })
    const other = await buildProfessional(ctx)
    await expect(
      reportLead(ctx, account(other.userId, 'professional'), { id, reason: 'not_real' }),
    ).rejects.toMatchObject({ code: 'not_found' })
    ctx.clock.advance({ hours: 7 * 24 + 1 })
    await expect(reportLead(ctx, actor(), { id, reason: 'not_real' })).rejects.toMatchObject({
      code: 'report_window_over',
    })
    ctx.clock.advance({ hours: -48 })
    const both = await Promise.allSettled([
      reportLead(ctx, actor(), { id, reason: 'not_real' }),
      reportLead(ctx, actor(), { id, reason: 'no_answer' }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is no lead whose professional finished the work', async () => {
    const request = await buildServiceRequest(ctx)
    const { id } = await takeLead(ctx, actor(), { id: request.id })
    await changeStatus(ctx, actor(), { id: request.id, status: 'completed' })
    await expect(reportLead(ctx, actor(), { id, reason: 'no_answer' })).rejects.toMatchObject({
      code: 'request_closed',
    })
    expect((await listLeads(ctx, actor())).leads).toMatchObject([{ canReport: false }])
  })

  it('leaves the client without a chosen professional when it was theirs', async () => {
    const { request, report } = await deadLead()
    await changeStatus(ctx, actor(), { id: request.id, status: 'in_progress' })
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    await decideReport(ctx, admin, { id: report.id, decision: 'return', note: 'Sí' })
    expect(await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: request.id } })).toMatchObject({
      chosenLeadId: null,
    })
  })

  it('returns no free lead when none was taken', async () => {
    const request = await buildServiceRequest(ctx, { confirmedAt: null })
    const lead = await takeLead(ctx, actor(), { id: request.id })
    await reportLead(ctx, actor(), { id: lead.id, reason: 'not_real' })
    const report = await ctx.db.leadReport.findUniqueOrThrow({ where: { leadId: lead.id } })
    await answerReport(ctx, visitor({ trackingToken: trackingToken(ctx, request) }), {
      id: report.id,
      answer: 'not_mine',
    })
    expect(await freeLeads()).toBe(3)
  })
})
