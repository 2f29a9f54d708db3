import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { beforeEach, expect, it } from 'vitest'
import { listAdBookings } from '../advertising/deciding/list-ad-bookings'
import { account } from '../kernel/actor'
import { recordAudit } from '../kernel/audit/record-audit'
import { auditSubject } from '../kernel/audit-subject'
import type { Ctx } from '../kernel/ctx'
import { enqueueJob } from '../kernel/jobs/enqueue-job'
import { listLeadReports } from '../leads/reports/list-lead-reports'
import { listReviewReports } from '../reviews/reports/list-review-reports'
import { notifyProfessionalsJob } from '../service-requests/jobs'
import { listConsumerRequests } from '../support/consumer-requests/list-consumer-requests'
import { listContactMessages } from '../support/contact-messages/list-contact-messages'
import { buildAdBanner, buildAdBooking } from '../testing/builders/build-ad-booking'
import { buildLead } from '../testing/builders/build-lead'
import { buildPayment } from '../testing/builders/build-payment'
import { buildProfessional } from '../testing/builders/build-professional'
import { buildServiceRequest } from '../testing/builders/build-service-request'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { listDecisions } from './audit/list-decisions'
import { listJobs } from './jobs/list-jobs'
import { listMails } from './mails/list-mails'
import { listPayments } from './payments/list-payments'
import { listProfessionals } from './professionals/list-professionals'
import { listServiceRequests } from './requests/list-service-requests'
import { listUsers } from './users/list-users'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})
const admin = account('00000000-0000-7000-8000-000000000001', 'admin')

/** Adds one more row to every list. */
async function addRows(): Promise<void> {
  const { id: professionalId, userId } = await buildProfessional(ctx)
  const request = await buildServiceRequest(ctx)
  const lead = await buildLead(ctx, { requestId: request.id, professionalId })
  await buildPayment(ctx)
  const createdAt = ctx.clock.now()
  const id = () => ctx.ids.next()
  await ctx.db.leadReport.create({ data: { id: id(), leadId: lead.id, reason: 'no_answer', createdAt } })
  const review = { id: id(), leadId: lead.id, professionalId, rating: 4, authorName: 'Lucía F.', createdAt }
  await ctx.db.review.create({ data: review })
  const report = { reviewId: review.id, userId, reason: 'insults' as const, createdAt }
  await ctx.db.reviewReport.create({ data: { id: id(), ...report } })
  const consumer = { name: 'Lucía', email: request.email, detail: '', dueAt: createdAt, createdAt }
  await ctx.db.consumerRequest.create({
    data: { ...consumer, id: id(), kind: 'withdrawal', code: request.id, submissionHash: request.id },
  })
  const contact = { name: 'Lucía', email: request.email, message: 'Hola, ¿están?', createdAt }
  await ctx.db.contactMessage.create({
    data: { ...contact, id: id(), subject: 'general', submissionHash: request.id },
  })
  await buildAdBanner(ctx, (await buildAdBooking(ctx, { userId })).id)
  const mail = { template: 'request-received', to: request.email, refs: {}, createdAt }
  await ctx.db.mail.create({ data: { ...mail, id: id(), dedupeKey: request.id, messageId: request.id } })
  await ctx.transaction(async (ctx) => {
    await enqueueJob(ctx.db, notifyProfessionalsJob, { requestId: request.id })
    const subject = auditSubject('service-request', request.id)
    await recordAudit(ctx, { adminId: admin.userId, action: 'service-request-cancelled', subject, data: {} })
  })
}

const lists: Record<string, (ctx: Ctx) => Promise<ListPage<unknown>>> = {
  payments: (ctx) => listPayments(ctx, admin, { tab: 'payments', sort: 'newest' }),
  intents: (ctx) => listPayments(ctx, admin, { tab: 'intents', sort: 'newest' }),
  jobs: (ctx) => listJobs(ctx, admin, { state: 'all', sort: 'changed' }),
  reports: (ctx) => listLeadReports(ctx, admin, { sort: 'oldest' }),
  reviews: (ctx) => listReviewReports(ctx, admin, { sort: 'oldest' }),
  consumers: (ctx) => listConsumerRequests(ctx, admin, { sort: 'due' }),
  advertising: (ctx) => listAdBookings(ctx, admin, { sort: 'soonest' }),
  messages: (ctx) => listContactMessages(ctx, admin, { sort: 'oldest' }),
  requests: (ctx) => listServiceRequests(ctx, admin, { sort: 'newest' }),
  professionals: (ctx) => listProfessionals(ctx, admin, { sort: 'newest' }),
  users: (ctx) => listUsers(ctx, admin, { sort: 'newest' }),
  mails: (ctx) => listMails(ctx, admin, { sort: 'newest' }),
  audit: (ctx) => listDecisions(ctx, admin, { sort: 'newest' }),
}

it('a list of the panel costs the same few queries, however long it is', async () => {
  let queryCount = 0
  const counting = ctx.db.$extends({
    query: {
      $allOperations: ({ args, query }) => {
        queryCount += 1
        return query(args)
      },
    },
  })
  // The cast is needed because an extended Prisma client has another type; it behaves like the client.
  const countingCtx = { ...ctx, db: counting as unknown as TestCtx['db'] }
  const cost = async (name: string) => {
    queryCount = 0
    const rows = (await lists[name]?.(countingCtx))?.rows.length ?? 0
    return { rows, asked: queryCount }
  }
  await addRows()
  const names = Object.keys(lists)
  const short = new Map<string, number>()
  for (const name of names) {
    const { rows, asked } = await cost(name)
    expect([name, rows]).toEqual([name, 1])
    expect(asked).toBeLessThanOrEqual(5)
    short.set(name, asked)
  }
  for (let count = 0; count < 29; count += 1) await addRows()
  for (const name of names)
    expect([name, await cost(name)]).toEqual([name, { rows: 25, asked: short.get(name) }])
})
