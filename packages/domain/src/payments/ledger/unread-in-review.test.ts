import { beforeEach, describe, expect, it } from 'vitest'
import { createServiceRequest } from '../../service-requests/filing/create-service-request'
import { makeAnswersUnreadable } from '../../testing/garble'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { payer, startUrgent } from '../../testing/urgent'
import { checkIntents } from '../checkout/check-intents'
import { getPayment } from '../checkout/get-payment'
import { verifyReturn } from '../checkout/verify-return'
import { fetchPayment } from './fetch-payment'

let ctx: TestCtx
let intentId: string
let paymentId: string
beforeEach(async () => {
  ctx = await createTestContext()
  intentId = await startUrgent(ctx)
  paymentId = ctx.payments.pay(intentId)
})

const inReview = {
  state: 'under_review',
  outcome: 'pending',
  status: null,
  charged: null,
  checkoutUrl: null,
}
const fails = (code: string) => expect.objectContaining({ code })
const look = () => getPayment(ctx, payer, { id: intentId })
const back = async (query: Parameters<typeof verifyReturn>[2]) =>
  (await verifyReturn(ctx, payer, query)).payment
const unreadAnswers = () => ctx.db.unreadAnswer.findMany()

describe('a payment that the provider has and nobody can read', () => {
  it('is under review for a returning payer, even if only its number is known', async () => {
    makeAnswersUnreadable(ctx, [paymentId], intentId)
    expect(await back({ payment_id: paymentId })).toMatchObject({ ...inReview, id: intentId, paymentId })
    expect(await look()).toMatchObject({ ...inReview, paymentId })
    expect(await unreadAnswers()).toMatchObject([
      { kind: 'payment', ownerId: intentId, providerId: paymentId },
    ])
  })

  it('is found by its intent where it does not even say what it refers to', async () => {
    makeAnswersUnreadable(ctx, [paymentId])
    const { checkoutId } = await ctx.db.paymentIntent.findUniqueOrThrow({ where: { id: intentId } })
    expect(await back({ payment_id: paymentId, preference_id: checkoutId ?? '' })).toMatchObject(inReview)
    // The payment is known by now, so its id is enough.
    expect(await back({ payment_id: paymentId })).toMatchObject({ ...inReview, paymentId })
  })

  it('files nothing, and tells the sender of the form not to pay again', async () => {
    makeAnswersUnreadable(ctx, [paymentId], intentId)
    for (const ownerReference of [paymentId, intentId, undefined]) {
      const form = submission({ isUrgent: true, ...(ownerReference && { paymentId: ownerReference }) })
      await expect(createServiceRequest(ctx, payer, form)).rejects.toEqual(fails('payment_in_review'))
    }
  })

  it('is named on the page of another attempt that was declined', async () => {
    const declined = ctx.payments.pay(intentId, { status: 'rejected', approvedAt: null })
    await fetchPayment(ctx, declined, 'notification')
    makeAnswersUnreadable(ctx, [paymentId], intentId)
    await expect(fetchPayment(ctx, paymentId, 'notification')).rejects.toEqual(fails('provider_away'))
    expect(await back({ payment_id: declined })).toMatchObject({
      state: 'declined',
      paymentId: declined,
      checkoutUrl: null,
      otherPayment: { state: 'under_review', paymentId },
    })
  })

  it('counts once it can be read, also long after its page has ended and where the search knows nothing', async () => {
    const repair = makeAnswersUnreadable(ctx, [paymentId], intentId)
    ctx.payments.isSearchBehind = true
    await expect(fetchPayment(ctx, paymentId, 'notification')).rejects.toEqual(fails('provider_away'))
    for (let day = 0; day < 10; day++) {
      ctx.clock.advance({ days: 1 })
      await checkIntents(ctx)
    }
    expect(await look()).toMatchObject(inReview)
    repair()
    ctx.clock.advance({ days: 1 })
    await checkIntents(ctx)
    expect(await look()).toMatchObject({ state: 'done', paymentId })
    expect(await unreadAnswers()).toEqual([])
  })

  it('is asked about again where nothing was to be expected of its intent any more', async () => {
    await ctx.db.paymentIntent.update({
      where: { id: intentId },
      data: { nextCheckAt: null, status: 'expired' },
    })
    makeAnswersUnreadable(ctx, [paymentId], intentId)
    await expect(fetchPayment(ctx, paymentId, 'notification')).rejects.toEqual(fails('provider_away'))
    expect(await look()).toMatchObject(inReview)
    const { nextCheckAt } = await ctx.db.paymentIntent.findUniqueOrThrow({ where: { id: intentId } })
    expect(nextCheckAt).not.toBeNull()
  })
})

it('an answer that cannot be read and refers to nothing of ours leaves nothing behind', async () => {
  for (const reference of [null, 'of-another', '0198c0de-0000-7000-8000-000000000001']) {
    const repair = makeAnswersUnreadable(ctx, [paymentId], reference)
    await expect(fetchPayment(ctx, paymentId, 'notification')).rejects.toEqual(fails('provider_away'))
    repair()
  }
  expect(await unreadAnswers()).toEqual([])
})
