import { AppError } from '@oficio/contracts/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { startUrgent } from '../../testing/urgent'
import { fetchPayment } from '../ledger/fetch-payment'
import { resendRefunds } from './send-refund'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
  const intentId = await startUrgent(ctx)
  for (const id of [ctx.payments.pay(intentId), ctx.payments.pay(intentId)])
    await fetchPayment(ctx, id, 'notification')
})

const refund = () => ctx.db.refund.findFirstOrThrow({ include: { payment: true } })
const countReturnMails = () => ctx.db.mail.count({ where: { template: 'payment-returned' } })

/** Makes the provider refund the money, answer 'pending' and never list the refund readably. */
function neverListed(unread: { id: string; fields: string }[]) {
  const give = ctx.payments.refund
  ctx.payments.refund = async (order) => {
    const refund = await give(order)
    return refund && { ...refund, status: 'pending' }
  }
  ctx.payments.listRefunds = async () => ({ rows: [], unread })
}

/** Makes the provider lose the answer to the first request before it refunded anything, and refuse all retries. */
async function refuseAfterLosing(afterLoss: (providerId: string) => void) {
  ctx.payments.refund = async () => {
    throw new AppError('provider_away')
  }
  await expect(runDueJobs(ctx)).rejects.toMatchObject({ code: 'provider_away' })
  afterLoss((await refund()).payment.providerId)
  ctx.payments.refund = async () => {
    throw new AppError('provider_refused')
  }
  await runDueJobs(ctx)
  ctx.clock.advance({ minutes: 31 })
  await resendRefunds(ctx)
  await runDueJobs(ctx)
}

describe('a whole refund', () => {
  it.each([
    ['cannot be read', [{ id: '77', fields: 'amount' }]],
    ['is not listed', []],
  ])(
    'is done and notifies the payer, if its row %s, once the payment is fully refunded',
    async (_, unread) => {
      neverListed(unread)
      await runDueJobs(ctx)
      ctx.clock.advance({ minutes: 6 })
      await runDueJobs(ctx)
      expect(await refund()).toMatchObject({ status: 'done', payment: { status: 'refunded' } })
      expect(await countReturnMails()).toBe(1)
      expect(await ctx.db.unreadAnswer.count({ where: { kind: 'refund' } })).toBe(unread.length)
    },
  )

  it('is done if its key was used and its row is unreadable, once the payment is fully refunded', async () => {
    const give = ctx.payments.refund
    ctx.payments.refund = async (order) => {
      await give(order)
      throw new AppError('provider_away')
    }
    await expect(runDueJobs(ctx)).rejects.toMatchObject({ code: 'provider_away' })
    ctx.payments.refund = give
    ctx.payments.listRefunds = async () => ({ rows: [], unread: [] })
    await runDueJobs(ctx)
    expect((await refund()).status).toBe('done')
    expect(await countReturnMails()).toBe(1)
  })

  it('stays refused if half of it was refunded in the panel after the request', async () => {
    await refuseAfterLosing((providerId) => ctx.payments.giveBackInPanel(providerId, 750_000))
    expect(await refund()).toMatchObject({ status: 'refused', providerId: null })
    expect(await countReturnMails()).toBe(0)
  })

  it('is not matched to a refund that the provider denied', async () => {
    await refuseAfterLosing(() => {
      const rows = [{ id: '77', amountCentavos: 1_500_000, status: 'rejected' as const }]
      ctx.payments.listRefunds = async () => ({ rows, unread: [] })
    })
    expect(await refund()).toMatchObject({ status: 'refused', providerId: null })
  })

  it('asked for after a part went back in the panel is known by the rest', async () => {
    const { payment } = await refund()
    ctx.payments.giveBackInPanel(payment.providerId, 500_000)
    const give = ctx.payments.refund
    await refuseAfterLosing(() => {
      void give({ paymentId: payment.providerId, amountCentavos: null, key: 'ours' })
    })
    expect(await refund()).toMatchObject({ status: 'done', providerId: expect.any(String) })
  })
})
