import { beforeEach, describe, expect, it } from 'vitest'
import { listAttention } from '../../admin/payments/list-attention'
import { account } from '../../kernel/actor'
import { makeAnswersUnreadable } from '../../testing/garble'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { startUrgent } from '../../testing/urgent'
import { checkIntents } from '../checkout/check-intents'
import { fetchPayment } from './fetch-payment'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const paid = async () => {
  const paidIntents = await ctx.db.paymentIntent.findMany({ where: { status: 'paid' }, select: { id: true } })
  return paidIntents.map(({ id }) => id).sort()
}
const unread = async () =>
  (await listAttention(ctx, account('admin', 'admin'))).find(({ kind }) => kind === 'answer_unread')

describe('a payment of which the provider’s answer makes no sense', () => {
  it('keeps neither the other payments of its intent nor other intents waiting, and is shown to a person', async () => {
    const intents = [
      await startUrgent(ctx),
      await startUrgent(ctx, { form: { description: 'Otro pedido, de otra cosa' } }),
    ]
    const odd = intents.map((id) => ctx.payments.pay(id, { status: 'rejected', approvedAt: null }))
    for (const id of intents) ctx.payments.pay(id)
    makeAnswersUnreadable(ctx, odd)
    ctx.clock.advance({ minutes: 3 })
    await checkIntents(ctx)
    expect(await paid()).toEqual(intents.toSorted())
    expect(await unread()).toMatchObject({
      count: 2,
      items: [{ owner: { type: 'intent' }, detail: 'date_created' }, { owner: { type: 'intent' } }],
    })
  })

  it('is shown no more once it can be read', async () => {
    const intentId = await startUrgent(ctx)
    const repair = makeAnswersUnreadable(ctx, [ctx.payments.pay(intentId)])
    ctx.clock.advance({ minutes: 3 })
    await checkIntents(ctx)
    expect(await unread()).toMatchObject({ count: 1 })
    repair()
    ctx.clock.advance({ minutes: 5 })
    await checkIntents(ctx)
    expect(await paid()).toEqual([intentId])
    expect(await unread()).toBeUndefined()
  })
})

it('a payment that does not say who received it is looked at by a person, and counts once it says so', async () => {
  const intentId = await startUrgent(ctx)
  const id = ctx.payments.pay(intentId, { collectorId: null })
  await fetchPayment(ctx, id, 'notification')
  expect(await ctx.db.payment.findFirstOrThrow()).toMatchObject({ fault: 'collector' })
  const whole = await ctx.payments.getPayment(id)
  const collectorId = await ctx.payments.getCollectorId()
  ctx.payments.getPayment = async () => whole && { ...whole, collectorId }
  await fetchPayment(ctx, id, 'notification')
  expect(await ctx.db.payment.findFirstOrThrow()).toMatchObject({ fault: null })
  expect(await paid()).toEqual([intentId])
})
