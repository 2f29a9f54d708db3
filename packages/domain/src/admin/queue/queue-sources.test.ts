import { type QueueKind, queueKinds } from '@oficio/contracts/admin/queue'
import type { Prisma } from '@oficio/db/generated/client'
import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildAdBanner, buildAdBooking } from '../../testing/builders/build-ad-booking'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildBusinessReview } from '../../testing/builders/build-business-review'
import { buildDataRequest } from '../../testing/builders/build-data-request'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { findWaiting } from '../overview/find-waiting'
import { getQueueRest } from './get-queue-rest'

const admin = account('00000000-0000-7000-8000-000000000001', 'admin')
let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

/** Stores a waiting item or a decided item. */
const builders: Record<QueueKind, (isWaiting: boolean) => Promise<{ id: string }>> = {
  professionals: (isWaiting) =>
    buildProfessional(ctx, { status: isWaiting ? 'pending_approval' : 'rejected' }),
  'ad-banners': (isWaiting) => buildBooking({ status: isWaiting ? 'pending_review' : 'approved' }),
  'contact-messages': async (isWaiting) => {
    const message = { subject: 'general', message: 'Hola', submissionHash: ctx.ids.next() } as const
    return ctx.db.contactMessage.create({
      data: { ...sender(), ...message, ...answerFields(isWaiting) },
    })
  },
  'consumer-requests': async (isWaiting) => {
    const request = { kind: 'withdrawal', detail: 'Mi plan', submissionHash: ctx.ids.next() } as const
    const code = `ARR-${ctx.ids.next()}`
    const dueAt = ctx.clock.now()
    return ctx.db.consumerRequest.create({
      data: { ...sender(), ...request, code, dueAt, ...answerFields(isWaiting) },
    })
  },
  'data-requests': async (isWaiting) => {
    const { id } = await buildDataRequest(ctx, { email: `${ctx.ids.next()}@example.com` })
    return ctx.db.dataRequest.update({ where: { id }, data: answerFields(isWaiting) })
  },
  'lead-reports': async (isWaiting) => {
    const { id: requestId } = await buildServiceRequest(ctx)
    const { id: professionalId } = await buildProfessional(ctx)
    const { id: leadId } = await buildLead(ctx, { requestId, professionalId })
    const createdAt = ctx.clock.now()
    const decision = isWaiting ? {} : ({ status: 'refused', decidedAt: createdAt } as const)
    return ctx.db.leadReport.create({
      data: { id: ctx.ids.next(), leadId, reason: 'no_answer', createdAt, ...decision },
    })
  },
  reviews: (isWaiting) => buildReview({ standing: isWaiting ? 'waiting' : 'counts' }),
}

const answerFields = (isWaiting: boolean) =>
  isWaiting ? ({ status: 'open' } as const) : ({ status: 'done', answeredAt: ctx.clock.now() } as const)

const sender = () => ({
  id: ctx.ids.next(),
  name: 'Lucía',
  email: 'lucia@example.com',
  createdAt: ctx.clock.now(),
})

async function buildBooking(fields: Partial<Prisma.AdBookingUncheckedCreateInput>) {
  const { id: userId } = await buildUser(ctx)
  const booking = await buildAdBooking(ctx, { userId, ...fields })
  await buildAdBanner(ctx, booking.id)
  return booking
}

async function buildReview(fields: Partial<Prisma.ReviewUncheckedCreateInput> = {}) {
  const { id: businessId } = await buildBusiness(ctx)
  return buildBusinessReview(ctx, { ...fields, businessId })
}

async function report(reviewId: string, outcome: 'kept' | null) {
  const { id: userId } = await buildUser(ctx)
  const createdAt = ctx.clock.now()
  const decision = outcome && { outcome, decidedAt: createdAt, decisionReason: 'Es una opinión.' }
  await ctx.db.reviewReport.create({
    data: { id: ctx.ids.next(), reviewId, userId, reason: 'off_topic', createdAt, ...decision },
  })
}

const rest = (kind: QueueKind, id: string) => getQueueRest(ctx, admin, { kind, id })

it.each(queueKinds)(
  'counts the same waiting items of %s for the overview and for the queue',
  async (kind) => {
    const waitingItem = await builders[kind](true)
    const decidedItem = await builders[kind](false)
    expect(await rest(kind, decidedItem.id)).toEqual({ isWaiting: false, count: 1, nextId: waitingItem.id })
    expect(await rest(kind, waitingItem.id)).toEqual({ isWaiting: true, count: 0, nextId: null })
    expect((await findWaiting(ctx)).map(({ count }) => count)).toEqual([1])
  },
)

it('counts a review that is held and reported once in the queue, and ignores decided reports', async () => {
  const review = await buildReview({ standing: 'waiting' })
  await report(review.id, null)
  const keptReview = await buildReview()
  await report(keptReview.id, 'kept')
  expect(await rest('reviews', keptReview.id)).toEqual({ isWaiting: false, count: 1, nextId: review.id })
  const counts = (await findWaiting(ctx)).map(({ kind, count }) => [kind, count])
  expect(counts).toEqual([
    ['review-reports', 1],
    ['held-reviews', 1],
  ])
})

it('places a reported review by its report, because the list shows the oldest reports first', async () => {
  const reportedLate = await buildReview()
  ctx.clock.advance({ days: 1 })
  const heldReview = await buildReview({ standing: 'waiting' })
  ctx.clock.advance({ days: 1 })
  await report(reportedLate.id, null)
  expect((await rest('reviews', ctx.ids.next())).nextId).toBe(heldReview.id)
})

it('leads to the banner whose days begin first, however late it was sent', async () => {
  const later = await buildBooking({
    spaceId: 11,
    startDate: new Date('2035-05-20'),
    endDate: new Date('2035-05-29'),
  })
  ctx.clock.advance({ minutes: 1 })
  const sooner = await buildBooking({
    spaceId: 12,
    startDate: new Date('2035-05-01'),
    endDate: new Date('2035-05-10'),
  })
  expect((await rest('ad-banners', ctx.ids.next())).nextId).toBe(sooner.id)
  expect((await rest('ad-banners', sooner.id)).nextId).toBe(later.id)
})
