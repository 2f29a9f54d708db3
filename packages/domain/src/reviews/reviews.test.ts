import { limits } from '@oficio/contracts/limits'
import type { Rating } from '@oficio/contracts/reviews/endpoints'
import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, account, visitor } from '../kernel/actor'
import { subDays } from '../kernel/time/days'
import { answerWorkQuestion } from '../service-requests/lifecycle/answer-work-question'
import { changeStatus } from '../service-requests/lifecycle/change-status'
import { askAboutWork, closeUnansweredWork } from '../service-requests/lifecycle/work-questions'
import { trackingToken } from '../service-requests/tracking-link'
import { buildLead } from '../testing/builders/build-lead'
import { buildProfessional } from '../testing/builders/build-professional'
import { buildServiceRequest } from '../testing/builders/build-service-request'
import { longIt } from '../testing/long-form'
import { runDueJobs } from '../testing/run-jobs'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { answerReview } from './answer-review'
import { askForReviews } from './ask-for-reviews'
import { deleteReview } from './delete-review'
import { getReviewAsk } from './get-review-ask'
import { writeReview } from './write-review'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const clientOf = async (id: string): Promise<Actor> =>
  visitor({
    trackingToken: trackingToken(ctx, await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })),
  })
const fails = (code: string) => expect.objectContaining({ code })
const write = async (id: string, rating: Rating, more: { content?: string; leadId?: string } = {}) =>
  writeReview(ctx, await clientOf(id), {
    id,
    rating,
    title: undefined,
    content: undefined,
    leadId: undefined,
    ...more,
  })
const figuresOf = async (id: string) => {
  const { avgRating, reviewCount } = await ctx.db.professional.findUniqueOrThrow({ where: { id } })
  return { avgRating: avgRating.toNumber(), reviewCount }
}

/** Builds a request with one lead per professional. */
async function takeLeads(
  professionals: { id: string }[],
  more: Parameters<typeof buildServiceRequest>[1] = {},
) {
  // Filed long before the work ends, because a review of work done within minutes is held.
  const createdAt = subDays(ctx.clock.now(), 2)
  const { id } = await buildServiceRequest(ctx, { createdAt, ...more })
  const leadIds: string[] = []
  for (const { id: professionalId } of professionals)
    leadIds.push((await buildLead(ctx, { requestId: id, professionalId, source: 'subscription' })).id)
  return { id, leadIds }
}

/** Builds a request that its client assigned to the professional and marked as completed. */
async function done(professional: { id: string }) {
  const { id, leadIds } = await takeLeads([professional])
  const client = await clientOf(id)
  await changeStatus(ctx, client, { id, status: 'in_progress', leadId: leadIds[0] })
  await changeStatus(ctx, client, { id, status: 'completed' })
  return { id, leadId: leadIds[0] ?? '' }
}

describe('a review', () => {
  it('is written by the client once the work is done, counts at once, and notifies the professional', async () => {
    const plumber = await buildProfessional(ctx)
    const { id, leadId } = await done(plumber)
    const review = await write(id, 4, { content: 'Prolijo y puntual.' })
    expect(review).toMatchObject({ leadId, rating: 4, content: 'Prolijo y puntual.', hiddenBecause: null })
    expect(await getReviewAsk(ctx, await clientOf(id), { id })).toEqual({
      candidates: [{ leadId, professionalName: review.professionalName }],
      review,
    })
    expect(await figuresOf(plumber.id)).toEqual({ avgRating: 4, reviewCount: 1 })
    expect(await ctx.db.notice.findMany({ where: { type: 'review-written' } })).toMatchObject([
      { userId: plumber.userId },
    ])
  })

  it('is one for each lead: written again it changes, for some weeks', async () => {
    const plumber = await buildProfessional(ctx)
    const { id } = await done(plumber)
    await write(id, 5, { content: 'Bien' })
    ctx.clock.advance({ days: serverLimits.reviewEditDays })
    expect(await write(id, 2)).toMatchObject({ rating: 2, content: null })
    expect(await figuresOf(plumber.id)).toEqual({ avgRating: 2, reviewCount: 1 })
    ctx.clock.advance({ hours: 25 })
    await expect(write(id, 5)).rejects.toEqual(fails('review_not_editable'))
    expect(await ctx.db.notice.count({ where: { type: 'review-written' } })).toBe(1)
  })

  it('is taken back by its client, and no longer counts', async () => {
    const plumber = await buildProfessional(ctx)
    const { id } = await done(plumber)
    const other = await done(plumber)
    await write(id, 1)
    await write(other.id, 4)
    expect(await figuresOf(plumber.id)).toEqual({ avgRating: 2.5, reviewCount: 2 })
    await deleteReview(ctx, await clientOf(id), { id })
    expect(await figuresOf(plumber.id)).toEqual({ avgRating: 4, reviewCount: 1 })
    await expect(deleteReview(ctx, await clientOf(id), { id })).rejects.toEqual(fails('not_found'))
  })

  it('belongs to the professional who did the work: chosen by the client, or reporting it as done', async () => {
    const [first, second] = [await buildProfessional(ctx), await buildProfessional(ctx)]
    const takenRequest = await takeLeads([first, second])
    await changeStatus(ctx, account(second.userId, 'professional'), {
      id: takenRequest.id,
      status: 'completed',
    })
    await expect(write(takenRequest.id, 5, { leadId: takenRequest.leadIds[0] ?? '' })).rejects.toEqual(
      fails('not_reviewable'),
    )
    expect(await write(takenRequest.id, 5)).toMatchObject({ leadId: takenRequest.leadIds[1] })
  })

  it('names who did the work where nobody has said so, and then stays with them', async () => {
    const [first, second] = [await buildProfessional(ctx), await buildProfessional(ctx)]
    const { id, leadIds } = await takeLeads([first, second])
    await changeStatus(ctx, await clientOf(id), { id, status: 'completed' })
    await expect(write(id, 5)).rejects.toEqual(fails('not_reviewable'))
    await write(id, 5, { leadId: leadIds[1] ?? '' })
    await expect(write(id, 1, { leadId: leadIds[0] ?? '' })).rejects.toEqual(fails('not_reviewable'))
    expect(await figuresOf(first.id)).toMatchObject({ reviewCount: 0 })
    expect(await figuresOf(second.id)).toMatchObject({ reviewCount: 1 })
  })

  it('is nobody else’s to write, and not before the work is done', async () => {
    const plumber = await buildProfessional(ctx)
    const { id } = await takeLeads([plumber])
    await expect(write(id, 5)).rejects.toEqual(fails('not_reviewable'))
    await changeStatus(ctx, account(plumber.userId, 'professional'), { id, status: 'completed' })
    const input = { id, rating: 5 as const, title: undefined, content: undefined, leadId: undefined }
    for (const actor of [visitor(), account(plumber.userId, 'professional')]) {
      await expect(writeReview(ctx, actor, input)).rejects.toEqual(fails('request_not_found'))
      expect(await getReviewAsk(ctx, actor, { id })).toBeNull()
    }
    const foreign = await done(plumber)
    await expect(writeReview(ctx, await clientOf(foreign.id), input)).rejects.toEqual(
      fails('request_not_found'),
    )
  })

  it('is not asked of a client who is not known to be real, nor of what the site closed by itself', async () => {
    const plumber = await buildProfessional(ctx)
    const unconfirmed = await takeLeads([plumber], { confirmedAt: null })
    await changeStatus(ctx, account(plumber.userId, 'professional'), {
      id: unconfirmed.id,
      status: 'completed',
    })
    await expect(write(unconfirmed.id, 5)).rejects.toEqual(fails('not_reviewable'))
    const { id } = await takeLeads([plumber])
    await changeStatus(ctx, account(plumber.userId, 'professional'), { id, status: 'in_progress' })
    ctx.clock.advance({ days: limits.workQuietDays })
    await askAboutWork(ctx)
    ctx.clock.advance({ days: limits.workAnswerDays + 1 })
    await closeUnansweredWork(ctx)
    await expect(write(id, 5)).rejects.toEqual(fails('not_reviewable'))
  })

  longIt('is counted exactly when twenty are written at the same moment', async () => {
    const plumber = await buildProfessional(ctx)
    const works: { id: string }[] = []
    while (works.length < 20) works.push(await done(plumber))
    await Promise.all(works.map(({ id }, n) => write(id, n % 2 ? 5 : 2)))
    expect(await figuresOf(plumber.id)).toEqual({ avgRating: 3.5, reviewCount: 20 })
  })

  it('exists once for one work, however often its form is sent at once', async () => {
    const plumber = await buildProfessional(ctx)
    const { id } = await done(plumber)
    await Promise.all(Array.from({ length: 8 }, () => write(id, 3)))
    expect(await ctx.db.review.count()).toBe(1)
    expect(await figuresOf(plumber.id)).toEqual({ avgRating: 3, reviewCount: 1 })
  })

  it('is answered by its professional, and by nobody else', async () => {
    const plumber = await buildProfessional(ctx)
    const other = await buildProfessional(ctx)
    const { id } = await done(plumber)
    await write(id, 3)
    const { id: reviewId } = await ctx.db.review.findFirstOrThrow()
    const say = (asker: { userId: string }, answer: string) =>
      answerReview(ctx, account(asker.userId, 'professional'), { id: reviewId, answer })
    await expect(say(other, 'Mentira')).rejects.toEqual(fails('not_found'))
    await say(plumber, 'Gracias')
    await say(plumber, 'Gracias por la confianza')
    expect(await getReviewAsk(ctx, await clientOf(id), { id })).toMatchObject({
      review: { answer: { text: 'Gracias por la confianza' } },
    })
  })
})

describe('the question about a review', () => {
  const askTwice = async () => {
    await Promise.all([askForReviews(ctx), askForReviews(ctx)])
    await runDueJobs(ctx)
    return ctx.mailer.sentMails.flatMap(({ content }) =>
      content.template === 'review-asked' ? [content.props] : [],
    )
  }

  it('comes once, some hours after the work is done, with a link for each star', async () => {
    const { id } = await done(await buildProfessional(ctx))
    expect(await askTwice()).toEqual([])
    ctx.clock.advance({ hours: serverLimits.reviewAskHours })
    expect(await askTwice()).toMatchObject([
      {
        professionalName: expect.any(String),
        stars: [5, 4, 3, 2, 1].map((rating) => ({
          rating,
          url: expect.stringContaining(`estrellas=${rating}`),
        })),
      },
    ])
    ctx.clock.advance({ hours: 12 })
    expect(await askTwice()).toHaveLength(1)
    expect(
      await ctx.db.mail.count({
        where: { template: 'review-asked', refs: { path: ['requestId'], equals: id } },
      }),
    ).toBe(1)
  })

  it('is not asked of clients who have reviewed, nor about reopened work', async () => {
    const plumber = await buildProfessional(ctx)
    const { id } = await done(plumber)
    await write(id, 5)
    const { id: goesOn } = await takeLeads([plumber])
    await changeStatus(ctx, account(plumber.userId, 'professional'), { id: goesOn, status: 'in_progress' })
    ctx.clock.advance({ days: limits.workQuietDays })
    await askAboutWork(ctx)
    await answerWorkQuestion(ctx, await clientOf(goesOn), { id: goesOn, answer: 'goes_on' })
    ctx.clock.advance({ hours: serverLimits.reviewAskHours })
    expect(await askTwice()).toEqual([])
  })

  it('is not asked about last month by a clock that stood still', async () => {
    await done(await buildProfessional(ctx))
    ctx.clock.advance({ days: 30 })
    expect(await askTwice()).toEqual([])
  })
})
