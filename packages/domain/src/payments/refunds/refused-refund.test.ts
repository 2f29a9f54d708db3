import { beforeEach, describe, expect, it } from 'vitest'
import { getAdminPayment } from '../../admin/payments/get-admin-payment'
import { refundPayment } from '../../admin/payments/refund-payment'
import { account } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent } from '../../testing/urgent'
import { fetchPayment } from '../ledger/fetch-payment'

let ctx: TestCtx
let admin: ReturnType<typeof account>
beforeEach(async () => {
  ctx = await createTestContext()
  const { id } = await buildUser(ctx, { role: 'admin' })
  admin = account(id, 'admin')
})

const countReturnMails = () => ctx.db.mail.count({ where: { template: 'payment-returned' } })

/** Builds a paid fee of 15000 pesos; returns the actions and the view of an admin. */
async function paid() {
  const { intentId, paymentId: providerId } = await fileUrgent(ctx)
  const view = async () => (await getAdminPayment(ctx, admin, { id: intentId })).payments[0]
  const paymentId = (await view())?.id ?? ''
  const order = { id: intentId, paymentId, reason: 'Lo pidió por teléfono.' }
  return {
    providerId,
    view,
    giveBack: (amountArs: number, leftArs = 15_000) =>
      refundPayment(ctx, admin, { ...order, amountArs, leftArs }),
    /** Refunds a part in the provider's own panel. */
    inThePanel: (amountCentavos: number) => ctx.payments.giveBackInPanel(providerId, amountCentavos),
  }
}

describe('a partial refund that the provider refuses', () => {
  it.each([
    ['was told to us', true],
    ['was never told to us', false],
  ])(
    'is not done, not mailed and leaves the true rest, although 5000 had gone back in the panel, which %s',
    async (_, isTold) => {
      const { providerId, view, giveBack, inThePanel } = await paid()
      inThePanel(500_000)
      if (isTold) await fetchPayment(ctx, providerId, 'notification')
      await giveBack(1_000, isTold ? 10_000 : 15_000)
      ctx.payments.failures = ['provider_refused']
      await runDueJobs(ctx)
      expect(await view()).toMatchObject({
        refundedArs: 5_000,
        leftArs: 10_000,
        refunds: [{ amountArs: 1_000, status: 'refused' }],
      })
      expect(await countReturnMails()).toBe(0)
    },
  )

  it('is not done because one of the same amount goes back in the panel', async () => {
    const { view, giveBack, inThePanel } = await paid()
    await giveBack(1_000)
    inThePanel(100_000)
    ctx.payments.failures = ['provider_refused']
    await runDueJobs(ctx)
    expect(await view()).toMatchObject({
      refundedArs: 1_000,
      leftArs: 14_000,
      refunds: [{ status: 'refused' }],
    })
    expect(await countReturnMails()).toBe(0)
  })
})

describe('a part that goes back after another one went in the panel', () => {
  it('leaves the true rest, and is looked for, while reads of the payment still lack it', async () => {
    const { providerId, view, giveBack, inThePanel } = await paid()
    inThePanel(500_000)
    await fetchPayment(ctx, providerId, 'notification')
    const { getPayment } = ctx.payments
    const laggingPayment = await getPayment(providerId)
    ctx.payments.getPayment = async () => laggingPayment
    await giveBack(1_000, 10_000)
    await runDueJobs(ctx)
    expect(await view()).toMatchObject({ leftArs: 9_000, refunds: [{ status: 'done' }] })
    ctx.payments.getPayment = getPayment
    ctx.clock.advance({ minutes: 2 })
    await runDueJobs(ctx)
    expect(await view()).toMatchObject({ refundedArs: 6_000, leftArs: 9_000 })
  })
})
