import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { trackingToken } from '../../service-requests/tracking-link'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { writeReview } from '../write-review'
import { decideReview } from './decide-review'
import { listReviewReports } from './list-review-reports'
import { reportReview } from './report-review'

let ctx: TestCtx
let pro: Awaited<ReturnType<typeof buildProfessional>>
let admin: ReturnType<typeof account>

beforeEach(async () => {
  ctx = await createTestContext()
  pro = await buildProfessional(ctx)
  admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
})

async function doneWork() {
  const request = await buildServiceRequest(ctx, { status: 'completed' })
  const lead = await buildLead(ctx, { requestId: request.id, professionalId: pro.id, source: 'subscription' })
  await ctx.db.serviceRequest.update({ where: { id: request.id }, data: { chosenLeadId: lead.id } })
  const client = visitor({ trackingToken: trackingToken(ctx, request) })
  const write = (rating: 1 | 2 | 3 | 4 | 5) => writeReview(ctx, client, { id: request.id, rating })
  const reviewId = async () => (await ctx.db.review.findUniqueOrThrow({ where: { leadId: lead.id } })).id
  return { request, write, reviewId }
}

async function buildReviewed(rating: 1 | 2 | 3 | 4 | 5) {
  const work = await doneWork()
  await work.write(rating)
  return { ...work, id: await work.reviewId() }
}

const report = (userId: string, id: string, role: 'user' | 'professional' = 'user') =>
  reportReview(ctx, account(userId, role), { id, reason: 'insults', note: undefined })
const hide = (id: string, decisions = 0) =>
  decideReview(ctx, admin, { id, decision: 'hide', reason: 'Insulta.', decisions })
const keep = (id: string, decisions = 0) =>
  decideReview(ctx, admin, { id, decision: 'keep', reason: 'Habla del trabajo.', decisions })
const waiting = async () => (await listReviewReports(ctx, admin, { sort: 'oldest' })).rows
const standing = () =>
  ctx.db.professional.findUniqueOrThrow({
    where: { id: pro.id },
    select: { avgRating: true, reviewCount: true },
  })
const mailsSent = () => ctx.mailer.sentMails.map(({ to, content }) => `${content.template} ${to}`).sort()

describe('a reported review', () => {
  it('stands and counts until it is decided, and is reported once by each account, also at the same moment', async () => {
    const { id } = await buildReviewed(1)
    const user = await buildUser(ctx)
    await Promise.all([report(user.id, id), report(user.id, id), report(pro.userId, id, 'professional')])
    expect(await waiting()).toMatchObject([
      { reviewId: id, reason: 'insults', outcome: null },
      { reviewId: id, outcome: null },
    ])
    expect((await standing()).reviewCount).toBe(1)
  })

  it('counts no more when it is hidden; its reporter, its client and its professional are notified why, once', async () => {
    const { id, request } = await buildReviewed(1)
    await buildReviewed(5)
    const user = await buildUser(ctx)
    await report(user.id, id)
    await runDueJobs(ctx)
    ctx.mailer.sentMails.length = 0
    expect(await hide(id)).toMatchObject({ hiddenBecause: 'Insulta.', decisions: 1 })
    await runDueJobs(ctx)
    expect(mailsSent()).toEqual(
      [
        `review-moved ${request.email}`,
        `review-moved ${pro.user.email}`,
        `review-report-decided ${user.email}`,
      ].sort(),
    )
    const { avgRating, reviewCount } = await standing()
    expect({ average: avgRating.toNumber(), reviewCount }).toEqual({ average: 5, reviewCount: 1 })
    expect(await waiting()).toEqual([])
    expect(await ctx.db.auditEntry.findMany()).toMatchObject([
      { action: 'review-hidden', subject: `review:${id}`, data: { reason: 'Insulta.' } },
    ])
    await expect(report(pro.userId, id, 'professional')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('stays as it was when it is kept, and only its reporter is notified; restored, it counts again', async () => {
    const { id } = await buildReviewed(2)
    await report(pro.userId, id, 'professional')
    await runDueJobs(ctx)
    ctx.mailer.sentMails.length = 0
    await keep(id)
    await runDueJobs(ctx)
    expect(mailsSent()).toEqual([`review-report-decided ${pro.user.email}`])
    await hide(id, 1)
    expect((await standing()).reviewCount).toBe(0)
    await keep(id, 2)
    expect((await standing()).reviewCount).toBe(1)
    const actions = await ctx.db.auditEntry.findMany({ orderBy: { id: 'asc' }, select: { action: true } })
    expect(actions.map(({ action }) => action)).toEqual([
      'review-kept',
      'review-hidden',
      'review-shown-again',
    ])
  })

  it('is decided once by two admins at the same moment, and the other gets an error', async () => {
    const { id } = await buildReviewed(1)
    await report(pro.userId, id, 'professional')
    const results = await Promise.allSettled([hide(id), keep(id)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'already_decided' },
    })
    expect(await ctx.db.auditEntry.count()).toBe(1)
    await expect(hide(id)).rejects.toMatchObject({ code: 'already_decided' })
  })
})

it('average and number are exact when reviews are written, changed, hidden and shown at the same moment', async () => {
  const builtReviews = await Promise.all([
    buildReviewed(1),
    buildReviewed(2),
    buildReviewed(3),
    buildReviewed(4),
  ])
  await hide(builtReviews[1].id)
  const fresh = await Promise.all([doneWork(), doneWork(), doneWork()])
  await Promise.all([
    hide(builtReviews[0].id),
    keep(builtReviews[1].id, 1),
    hide(builtReviews[2].id),
    builtReviews[3].write(5),
    ...fresh.map(({ write }) => write(5)),
  ])
  const shownReviews = await ctx.db.review.findMany({ where: { hiddenAt: null }, select: { rating: true } })
  expect(shownReviews.map(({ rating }) => rating).sort()).toEqual([2, 5, 5, 5, 5])
  const { avgRating, reviewCount } = await standing()
  expect({ average: avgRating.toNumber(), reviewCount }).toEqual({ average: 4.4, reviewCount: 5 })
})
