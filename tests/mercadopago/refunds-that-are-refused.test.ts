import { getAdminPayment } from '@oficio/domain/admin/payments/get-admin-payment'
import { refundPayment } from '@oficio/domain/admin/payments/refund-payment'
import { account } from '@oficio/domain/kernel/actor'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUrgent, payAt } from './support/buyer'
import { type Stage, startStage } from './support/stage'
import { settle } from './support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

/** Pays a fee of 15000 pesos. Returns functions with which an admin refunds and views the payment. */
async function payFee() {
  const { intentId, url } = await openUrgent(stage)
  const { paymentId: providerId } = await payAt(url, 'approve')
  await settle(stage)
  const { id: adminId } = await buildUser(stage.ctx, { role: 'admin' })
  const admin = account(adminId, 'admin')
  const view = async () => {
    const [payment] = (await getAdminPayment(stage.ctx, admin, { id: intentId })).payments
    if (!payment) throw new Error('no payment')
    return payment
  }
  const giveBack = async (amountArs: number) => {
    const { id: paymentId, leftArs } = await view()
    await refundPayment(stage.ctx, admin, {
      id: intentId,
      paymentId,
      reason: 'Lo pidió.',
      amountArs,
      leftArs,
    })
  }
  return { providerId, view, giveBack }
}

const countMails = () => stage.ctx.db.mail.count({ where: { template: 'payment-returned' } })
const refunds = '/v1/payments/*/refunds'
const refuse = (times: number) =>
  stage.control.addChaos({
    method: 'POST',
    path: refunds,
    times,
    effect: { kind: 'status', status: 400, body: 'json' },
  })

describe('paid 15000, 5000 returned in the panel, and a refund of 1000 answered with 400', () => {
  it.each([
    ['the panel’s was told', true],
    ['the panel’s was never told', false],
  ])('is not done, mails nobody and shows the true rest: %s', async (_, isTold) => {
    const { providerId, view, giveBack } = await payFee()
    const lostNotification = { path: 'payment', times: null, effect: { kind: 'never' } } as const
    if (!isTold) stage.control.addChaos(lostNotification)
    stage.control.refundPayment(providerId, 500_000)
    await settle(stage)
    expect(await view()).toMatchObject({ leftArs: isTold ? 10_000 : 15_000 })
    refuse(1)
    await giveBack(1_000)
    await settle(stage, { timesEach: 2 })
    expect(await view()).toMatchObject({
      refundedArs: 5_000,
      leftArs: 10_000,
      refunds: [{ amountArs: 1_000, status: 'refused' }],
    })
    expect(await countMails()).toBe(0)
  })

  it('is done when it is asked for again and made, and is mailed only then', async () => {
    const { providerId, view, giveBack } = await payFee()
    stage.control.refundPayment(providerId, 500_000)
    await settle(stage)
    refuse(1)
    for (const _try of [1, 2]) {
      await giveBack(1_000)
      await settle(stage)
    }
    expect(await view()).toMatchObject({
      refundedArs: 6_000,
      leftArs: 9_000,
      refunds: [{ status: 'refused' }, { status: 'done' }],
    })
    expect(await countMails()).toBe(1)
  })
})

it('a conflict on our own key, after an answer that was lost, is not a refusal', async () => {
  const { view, giveBack } = await payFee()
  const conflict = { kind: 'status', status: 409, body: 'json' } as const
  stage.control.addChaos({ method: 'POST', path: refunds, times: 1, effect: { kind: 'drop_connection' } })
  await giveBack(1_000)
  await expect(settle(stage)).rejects.toMatchObject({ code: 'provider_away' })
  stage.control.addChaos({ method: 'POST', path: refunds, times: null, effect: conflict })
  await settle(stage, { timesEach: 2 })
  expect(await view()).toMatchObject({ refundedArs: 1_000, refunds: [{ status: 'done' }] })
  expect(await countMails()).toBe(1)
})
