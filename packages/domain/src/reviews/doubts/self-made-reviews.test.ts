import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, type CallDetails, visitor } from '../../kernel/actor'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { professionalAccount, reviewedWork, reviewFigures, type Work } from '../../testing/reviewed-work'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { listPublicReviews } from '../list-public-reviews'
import { listReceivedReviews } from '../list-received-reviews'
import { listHeldReviews } from '../reports/list-held-reviews'
import { writeReview } from '../write-review'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

type Professional = Awaited<ReturnType<typeof buildProfessional>>

const figures = (professional: Professional) => reviewFigures(ctx, professional)

const noReviews = { reviewCount: 0, average: 0 }

async function logInOf(
  { userId }: Professional,
  { deviceHash = null, ipPrefix = null }: Partial<Pick<CallDetails, 'deviceHash' | 'ipPrefix'>>,
) {
  const now = ctx.clock.now()
  await ctx.db.session.create({
    data: {
      id: ctx.ids.next(),
      userId,
      kind: 'web',
      salt: new Uint8Array(16),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now,
      deviceHash,
      ipPrefix,
    },
  })
}

describe('a review counts in no figure and waits for an admin', () => {
  it.each<[string, (professional: Professional) => Omit<Work, 'professional'>]>([
    ['device', () => ({ client: { deviceHash: 'pro-device' } })],
    ['network', () => ({ client: { ipPrefix: '190.1.1.0/24' } })],
    ['phone', ({ phone }) => ({ form: { phone } })],
    ['phone', ({ phone }) => ({ form: { phone: phone.replace('+549', '+54') } })],
    ['mail', ({ user }) => ({ form: { email: user.email.replace('@', '+cliente@') } })],
    ['quick', () => ({ minutes: serverLimits.quickCompletionMinutes - 1 })],
    [
      'quick',
      ({ id }) => ({
        minutes: serverLimits.quickPreferredCompletionMinutes - 1,
        form: { preferredProfessionalId: id },
      }),
    ],
  ])('follows when its %s gives it away', async (doubt, work) => {
    const professional = await buildProfessional(ctx)
    const { own, review } = await reviewedWork(ctx, { professional, ...work(professional) })
    expect(review).toMatchObject({ standing: 'waiting', doubts: [doubt] })
    expect(own.standing).toBe('in_review')
    expect(await figures(professional)).toEqual(noReviews)
    const { reviews } = await listPublicReviews(ctx, visitor(), { id: professional.id })
    expect(reviews).toEqual([])
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    expect(await listHeldReviews(ctx, admin)).toMatchObject([{ id: review.id, doubts: [doubt] }])
    const receivedReviews = await listReceivedReviews(ctx, professionalAccount(professional), {})
    expect(receivedReviews.reviews).toMatchObject([{ standing: 'in_review' }])
  })

  it('follows when the professional logged in from the device or network of the client', async () => {
    const professional = await buildProfessional(ctx)
    await logInOf(professional, { deviceHash: 'shared', ipPrefix: '181.5.5.0/24' })
    const ofDevice = await reviewedWork(ctx, { professional, client: { deviceHash: 'shared' } })
    const ofNetwork = await reviewedWork(ctx, { professional, client: { ipPrefix: '181.5.5.0/24' } })
    expect([ofDevice.review.doubts, ofNetwork.review.doubts]).toEqual([['device'], ['network']])
  })

  it('however often the professional logged in from elsewhere afterwards', async () => {
    const professional = await buildProfessional(ctx)
    await logInOf(professional, { deviceHash: 'shared', ipPrefix: '181.5.5.0/24' })
    for (let n = 0; n < 60; n += 1) {
      ctx.clock.advance({ minutes: 1 })
      await logInOf(professional, { deviceHash: `other-${n}`, ipPrefix: `10.0.${n}.0/24` })
    }
    const client = { deviceHash: 'shared', ipPrefix: '181.5.5.0/24' }
    const { review } = await reviewedWork(ctx, { professional, client })
    expect(review).toMatchObject({ standing: 'waiting', doubts: ['device', 'network'] })
  })

  it("follows when the mailbox is of the professional's own domain, but not of a shared provider", async () => {
    const own = await buildProfessional(ctx, { user: { email: 'ventas@plomeriasosa.com.ar' } })
    const { review } = await reviewedWork(ctx, {
      professional: own,
      form: { email: 'ana@plomeriasosa.com.ar' },
    })
    expect(review.doubts).toEqual(['mail'])
    const usual = await buildProfessional(ctx, { user: { email: 'sosa@gmail.com' } })
    const { review: other } = await reviewedWork(ctx, {
      professional: usual,
      form: { email: 'ana@gmail.com' },
    })
    expect(other.standing).toBe('counts')
  })

  it('even when dots and labels make one mailbox look like several', async () => {
    const professional = await buildProfessional(ctx, { user: { email: 'juan.sosa@gmail.com' } })
    const { review } = await reviewedWork(ctx, {
      professional,
      form: { email: 'j.uansosa+1@googlemail.com' },
    })
    expect(review.doubts).toEqual(['mail'])
  })

  it('follows when more than a few reviews of one professional come from one network or mailbox', async () => {
    const professional = await buildProfessional(ctx, { freeLeadsLeft: 10 })
    const reviews = []
    for (let n = 0; n <= serverLimits.reviewsFromOnePlace; n += 1)
      reviews.push((await reviewedWork(ctx, { professional, client: { ipPrefix: '201.7.7.0/24' } })).review)
    expect(reviews.map(({ doubts }) => doubts)).toEqual([
      ...Array.from({ length: serverLimits.reviewsFromOnePlace }, () => []),
      ['repeated'],
    ])
    expect((await figures(professional)).reviewCount).toBe(serverLimits.reviewsFromOnePlace)
  })

  it('follows when its author changes it from the device of the professional', async () => {
    const professional = await buildProfessional(ctx)
    const { id, holder } = await reviewedWork(ctx, { professional })
    expect((await figures(professional)).reviewCount).toBe(1)
    await writeReview(ctx, { ...holder, deviceHash: 'pro-device' }, { id, rating: 5 })
    expect(await figures(professional)).toEqual(noReviews)
  })
})

describe('a review of somebody else', () => {
  it('counts at once and says that the work is verified', async () => {
    const professional = await buildProfessional(ctx)
    const { own } = await reviewedWork(ctx, { professional })
    expect(own.standing).toBe('shown')
    expect(await figures(professional)).toEqual({ reviewCount: 1, average: 5 })
    const { reviews } = await listPublicReviews(ctx, visitor(), { id: professional.id })
    expect(reviews).toMatchObject([{ provenance: 'work' }])
  })

  it('is not held for a network or phone that nobody has', async () => {
    const professional = await buildProfessional(ctx)
    const unknown = { deviceHash: null, ipPrefix: null }
    const { review } = await reviewedWork(ctx, { professional, client: unknown, taker: unknown })
    expect(review.standing).toBe('counts')
  })
})
