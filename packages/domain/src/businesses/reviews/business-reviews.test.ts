import { businessReviewForm } from '@oficio/contracts/businesses/reviews'
import { limits } from '@oficio/contracts/limits'
import type { Rating } from '@oficio/contracts/reviews/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { answerReview } from '../../reviews/answer-review'
import { forgetReviewMarks } from '../../reviews/review-marks'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { inLongForm } from '../../testing/long-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { deleteBusinessReview } from './delete-business-review'
import { getOwnBusinessReview } from './get-own-review'
import { getBusinessReviews, listBusinessReviews } from './list-business-reviews'
import { listReceivedByBusiness } from './list-received-by-business'
import { writeBusinessReview } from './write-business-review'

let ctx: TestCtx
let business: Awaited<ReturnType<typeof buildBusiness>>
beforeEach(async () => {
  ctx = await createTestContext()
  business = await buildBusiness(ctx)
})

const idOrSlug = () => business.id
const owner = () => account(business.userId ?? '', 'user')
const visitorOf = async (fields: Parameters<typeof buildUser>[1] = {}) =>
  account((await buildUser(ctx, fields)).id, 'user', { deviceHash: 'telefono', ipPrefix: '200.1.2.0/24' })

type Reviewer = Awaited<ReturnType<typeof visitorOf>>

const write = (reviewer: Reviewer, rating: Rating, words: { title?: string; content?: string } = {}) =>
  writeBusinessReview(ctx, reviewer, {
    idOrSlug: idOrSlug(),
    rating,
    title: undefined,
    content: undefined,
    ...words,
  })
const figures = async () => {
  const { avgRating, reviewCount } = await ctx.db.business.findUniqueOrThrow({ where: { id: business.id } })
  return { average: avgRating.toNumber(), reviewCount }
}
const fails = (code: string) => expect.objectContaining({ code })

describe('a review of a business', () => {
  it('requires an account with a confirmed mailbox, counts at once, and notifies the owner', async () => {
    const ana = await visitorOf({ firstName: 'Ana', lastName: 'Paz' })
    const { reviews } = await write(ana, 4, { title: 'Rico', content: 'Volvería. Mi mail: ana@example.com' })
    expect(reviews).toMatchObject([
      {
        rating: 4,
        title: 'Rico',
        user: { name: 'Ana P.' },
        provenance: 'account',
        answer: null,
        editedAt: null,
      },
    ])
    expect(JSON.stringify(reviews)).not.toContain('ana@example.com')
    expect(await figures()).toEqual({ average: 4, reviewCount: 1 })
    expect(await ctx.db.notice.findMany()).toMatchObject([
      { userId: business.userId, type: 'review-written', href: `/user/businesses/${business.id}/reviews` },
    ])
    const purges = await ctx.db.pagePurge.findMany()
    expect(purges.flatMap(({ tags }) => tags)).toContain(`business:${business.id}`)
  })

  it('exists once for each account: sent again it changes, at any time, without a second notice', async () => {
    const ana = await visitorOf()
    await write(ana, 5, { content: 'Bien' })
    await write(ana, 5, { content: 'Bien' })
    expect((await ctx.db.review.findFirstOrThrow()).editedAt).toBeNull()
    ctx.clock.advance({ days: 400 })
    expect((await write(ana, 2)).reviews).toMatchObject([
      { rating: 2, content: null, editedAt: expect.any(String) },
    ])
    expect(await figures()).toEqual({ average: 2, reviewCount: 1 })
    expect(await ctx.db.notice.count()).toBe(1)
  })

  it('has five stars where a call leaves them out', () => {
    expect(businessReviewForm.parse({})).toMatchObject({ rating: 5 })
    expect(businessReviewForm.safeParse({ rating: 6 }).success).toBe(false)
  })

  it('is nobody’s who owns it or has not confirmed their mailbox, and is not written of what nobody sees', async () => {
    await expect(write(owner(), 5)).rejects.toEqual(fails('own_business'))
    const unproven = await visitorOf({ emailVerifiedAt: null })
    await expect(write(unproven, 5)).rejects.toEqual(fails('email_unconfirmed'))
    expect(await getOwnBusinessReview(ctx, owner(), { idOrSlug: idOrSlug() })).toEqual({
      refusal: 'own_business',
      review: null,
    })
    expect(await getOwnBusinessReview(ctx, unproven, { idOrSlug: idOrSlug() })).toMatchObject({
      refusal: 'email_unconfirmed',
    })
    const ana = await visitorOf()
    await ctx.db.business.update({ where: { id: business.id }, data: { status: 'suspended' } })
    await expect(write(ana, 5)).rejects.toEqual(fails('business_not_found'))
    await expect(listBusinessReviews(ctx, visitor(), { idOrSlug: idOrSlug() })).rejects.toEqual(
      fails('business_not_found'),
    )
    expect(await ctx.db.review.count()).toBe(0)
  })

  it('can be deleted by its author, and no longer counts', async () => {
    const [ana, bruno] = [await visitorOf(), await visitorOf()]
    await write(ana, 1)
    await write(bruno, 4)
    await deleteBusinessReview(ctx, ana, { idOrSlug: business.slug })
    expect(await figures()).toEqual({ average: 4, reviewCount: 1 })
    await expect(deleteBusinessReview(ctx, ana, { idOrSlug: idOrSlug() })).rejects.toEqual(fails('not_found'))
  })

  it('can be neither changed nor deleted once it is hidden, and its reason is shown', async () => {
    const ana = await visitorOf()
    await write(ana, 1, { content: 'Un insulto' })
    await ctx.db.review.updateMany({ data: { hiddenAt: ctx.clock.now(), hiddenReason: 'Insulta.' } })
    await expect(write(ana, 1, { content: 'Un insulto' })).rejects.toEqual(fails('review_hidden'))
    await expect(write(ana, 5)).rejects.toEqual(fails('review_hidden'))
    await expect(deleteBusinessReview(ctx, ana, { idOrSlug: idOrSlug() })).rejects.toEqual(
      fails('review_hidden'),
    )
    const publicReviews = await getBusinessReviews(ctx, visitor(), { idOrSlug: idOrSlug() })
    expect(publicReviews).toMatchObject({ reviews: [], removed: [{ reason: 'Insulta.' }] })
    expect(await getOwnBusinessReview(ctx, ana, { idOrSlug: idOrSlug() })).toMatchObject({
      review: { hiddenBecause: 'Insulta.' },
    })
  })

  it('is answered by the owner of the business, and by nobody else', async () => {
    const ana = await visitorOf()
    await write(ana, 3)
    const { id } = await ctx.db.review.findFirstOrThrow()
    const say = (owner: Reviewer, answer: string) => answerReview(ctx, owner, { id, answer })
    await expect(say(ana, 'Mentira')).rejects.toEqual(fails('not_found'))
    const other = await buildBusiness(ctx)
    await expect(say(account(other.userId ?? '', 'user'), 'Hola')).rejects.toEqual(fails('not_found'))
    await say(owner(), 'Gracias por venir')
    const { reviews } = await listBusinessReviews(ctx, visitor(), { idOrSlug: idOrSlug() })
    expect(reviews).toMatchObject([{ answer: { text: 'Gracias por venir' } }])
    expect(await listReceivedByBusiness(ctx, owner(), { id: business.id })).toMatchObject({
      reviews: [{ provenance: 'account', requestId: null }],
    })
    await expect(listReceivedByBusiness(ctx, ana, { id: business.id })).rejects.toEqual(
      fails('business_not_found'),
    )
  })

  it('keeps for some months from where it was written, and nothing that could be read', async () => {
    await write(await visitorOf(), 5)
    const { deviceHash, networkHash } = await ctx.db.review.findFirstOrThrow()
    expect([deviceHash, networkHash]).toEqual(['telefono', expect.not.stringContaining('200.1')])
    ctx.clock.advance({ days: limits.reviewMarkDays, hours: 1 })
    await forgetReviewMarks(ctx)
    expect(await ctx.db.review.findFirstOrThrow()).toMatchObject({ deviceHash: null, networkHash: null })
  })
})

it('the database refuses a review of nothing, of two, of work without a lead and of a business without an author', async () => {
  const { id: userId } = await buildUser(ctx)
  const facts = { rating: 5, authorName: 'x', createdAt: ctx.clock.now(), provenance: 'account' } as const
  const store = (data: object) => ctx.db.review.create({ data: { id: ctx.ids.next(), ...facts, ...data } })
  await expect(store({})).rejects.toThrow()
  await expect(store({ businessId: business.id })).rejects.toThrow()
  await expect(store({ businessId: business.id, userId, provenance: 'work' })).rejects.toThrow()
  await store({ businessId: business.id, userId })
  await expect(store({ businessId: business.id, userId })).rejects.toThrow()
})

it('average and number equal the rows, and each account keeps one, when many reviews and edits come at once', async () => {
  const people: Reviewer[] = []
  // Each reviewer makes four calls.
  while (people.length < inLongForm(50, 15)) people.push(await visitorOf())
  const ratings = [1, 2, 3, 4, 5] as const
  const first = people[0]
  const calls = people.flatMap((reviewer, at) =>
    [0, 1, 2, 3].map((turn) => write(reviewer, ratings[(at + turn) % 5] ?? 1, { content: `Vuelta ${turn}` })),
  )
  // The deletion may or may not find a review.
  const takenBack = first
    ? deleteBusinessReview(ctx, first, { idOrSlug: idOrSlug() }).catch(() => undefined)
    : undefined
  const outcomes = await Promise.allSettled(calls)
  await takenBack
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  const rows = await ctx.db.review.findMany({ where: { businessId: business.id } })
  expect(new Set(rows.map(({ userId }) => userId)).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThanOrEqual(people.length - 1)
  const sum = rows.reduce((total, { rating }) => total + rating, 0)
  expect(await figures()).toEqual({
    average: Math.round((100 * sum) / rows.length) / 100,
    reviewCount: rows.length,
  })
})
