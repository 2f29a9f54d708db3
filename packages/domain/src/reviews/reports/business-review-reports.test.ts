import { beforeEach, expect, it } from 'vitest'
import { openSession } from '../../accounts/sessions/open-session'
import { writeBusinessReview } from '../../businesses/reviews/write-business-review'
import { account } from '../../kernel/actor'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { decideReview } from './decide-review'
import { getReviewForAdmin } from './get-review-for-admin'
import { getReviewToReport } from './get-review-to-report'
import { listReviewReports } from './list-review-reports'
import { reportReview } from './report-review'

let ctx: TestCtx
let business: Awaited<ReturnType<typeof buildBusiness>>
let admin: ReturnType<typeof account>
let ownerId: string

beforeEach(async () => {
  ctx = await createTestContext()
  business = await buildBusiness(ctx)
  ownerId = business.userId ?? ''
  admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
})

const ownNetwork = '190.2.3.0/24'

async function buildReviewed(details: Parameters<typeof account>[2] = {}) {
  const author = await buildUser(ctx)
  const words = { rating: 1 as const, title: undefined, content: 'Un desastre' }
  await writeBusinessReview(ctx, account(author.id, 'user', details), { idOrSlug: business.id, ...words })
  const { id } = await ctx.db.review.findFirstOrThrow({ where: { userId: author.id } })
  return { id, author }
}

const mailsSent = () => ctx.mailer.sentMails.map(({ to, content }) => `${content.template} ${to}`).sort()

it('a reported review of a business is decided like any other: it counts no more, and everybody concerned is notified', async () => {
  const { id, author } = await buildReviewed()
  const reporter = await buildUser(ctx)
  await reportReview(ctx, account(reporter.id, 'user'), { id, reason: 'insults', note: undefined })
  await reportReview(ctx, account(ownerId, 'user'), { id, reason: 'off_topic', note: undefined })
  expect(await getReviewToReport(ctx, account(reporter.id, 'user'), { id })).toMatchObject({
    reviewed: { kind: 'business', name: business.name, path: `/business/${business.slug}` },
    reportedAt: expect.any(String),
  })
  const search = business.name.split(' ')[0]
  const page = await listReviewReports(ctx, admin, { sort: 'oldest', search })
  expect(page.rows).toMatchObject([
    { reviewId: id, kind: 'business', reviewedName: business.name, isByReviewed: false },
    { reviewId: id, isByReviewed: true },
  ])
  await runDueJobs(ctx)
  ctx.mailer.sentMails.length = 0
  await decideReview(ctx, admin, { id, decision: 'hide', reason: 'Insulta.', decisions: 0 })
  await runDueJobs(ctx)
  const owner = await ctx.db.user.findUniqueOrThrow({ where: { id: ownerId } })
  expect(mailsSent()).toEqual(
    [
      `review-moved ${author.email}`,
      // The reporter is the reviewed professional, and is notified once.
      `review-report-decided ${owner.email}`,
      `review-report-decided ${reporter.email}`,
    ].sort(),
  )
  expect(await ctx.db.business.findUniqueOrThrow({ where: { id: business.id } })).toMatchObject({
    reviewCount: 0,
  })
  await decideReview(ctx, admin, { id, decision: 'keep', reason: 'Habla del lugar.', decisions: 1 })
  await runDueJobs(ctx)
  expect(mailsSent()).toContain(`review-moved ${owner.email}`)
  expect(await ctx.db.business.findUniqueOrThrow({ where: { id: business.id } })).toMatchObject({
    reviewCount: 1,
  })
})

it('an admin sees the signs of a false review: one device, one network, one day, its own owner', async () => {
  const home = { deviceHash: 'tablet', ipPrefix: '181.1.1.0/24' }
  await buildReviewed(home)
  const { id } = await buildReviewed(home)
  const { signals } = await getReviewForAdmin(ctx, admin, { id })
  expect(signals).toEqual({ sameDevice: 1, sameNetwork: 1, sameDay: 1, isFromOwner: false })
  const owner = account(ownerId, 'user', { ipPrefix: ownNetwork })
  await openSession(ctx, owner, { userId: ownerId, kind: 'web' })
  ctx.clock.advance({ days: 2 })
  const own = await buildReviewed({ ipPrefix: ownNetwork })
  expect((await getReviewForAdmin(ctx, admin, { id: own.id })).signals).toEqual({
    sameDevice: 0,
    sameNetwork: 0,
    sameDay: 0,
    isFromOwner: true,
  })
})

it('a review of a business that nobody may see is reported by its owner alone', async () => {
  const { id, author } = await buildReviewed()
  await ctx.db.business.update({ where: { id: business.id }, data: { status: 'suspended' } })
  const report = (userId: string) =>
    reportReview(ctx, account(userId, 'user'), { id, reason: 'insults', note: undefined })
  await expect(report(author.id)).rejects.toMatchObject({ code: 'not_found' })
  await report(ownerId)
})
