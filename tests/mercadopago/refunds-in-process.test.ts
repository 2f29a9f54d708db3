import { getAdminPayment } from '@oficio/domain/admin/payments/get-admin-payment'
import { account } from '@oficio/domain/kernel/actor'
import { settleUrgentRequests } from '@oficio/domain/service-requests/urgency/settle-urgent'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { longIt } from '@oficio/domain/testing/long-form'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUrgent, payAt } from './support/buyer'
import { type Stage, startStage } from './support/stage'
import { advance, live, settle } from './support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

/** Requests the refund of an urgent request's unanswered fee, which the provider processes slowly. */
async function requestSlowRefund() {
  stage.control.changeSettings({ areRefundsSlow: true })
  const { intentId, url } = await openUrgent(stage)
  const { paymentId } = await payAt(url, 'approve')
  await settle(stage)
  await advance(stage, { minutes: 61 })
  await settleUrgentRequests(stage.ctx)
  await settle(stage, { timesEach: 2 })
  const { id } = await buildUser(stage.ctx, { role: 'admin' })
  const refundStates = async () => {
    const { payments } = await getAdminPayment(stage.ctx, account(id, 'admin'), { id: intentId })
    return payments.flatMap(({ refunds, status }) => [status, ...refunds.map((refund) => refund.status)])
  }
  return { paymentId, seen: refundStates }
}

const countMails = () => stage.ctx.db.mail.count({ where: { template: 'payment-returned' } })
const countRefundCalls = () => stage.calls.filter((call) => /^POST .*\/refunds\/?$/.test(call)).length
const silence = () => stage.control.addChaos({ path: '*', times: null, effect: { kind: 'never' } })

describe('a refund that the provider keeps in process', () => {
  longIt(
    'is neither done nor refused for days, is asked for once, and does not notify the payer',
    async () => {
      const { seen } = await requestSlowRefund()
      expect(await seen()).toEqual(['approved', 'processing'])
      await live(stage, { days: 2 }, { hours: 4 })
      expect(await seen()).toEqual(['approved', 'processing'])
      expect([await countMails(), countRefundCalls()]).toEqual([0, 1])
    },
  )

  it('is settled by the notification of its end, at once and once', async () => {
    const { paymentId, seen } = await requestSlowRefund()
    await live(stage, { days: 1 }, { hours: 4 })
    stage.control.settleRefund(paymentId, 'approved')
    await settle(stage, { timesEach: 2 })
    expect(await seen()).toEqual(['refunded', 'done'])
    await live(stage, { days: 1 }, { hours: 4 })
    expect([await countMails(), countRefundCalls()]).toEqual([1, 1])
  })

  longIt('is settled by the clock when nobody tells of its end', async () => {
    const { paymentId, seen } = await requestSlowRefund()
    await live(stage, { hours: 2 }, { minutes: 20 })
    silence()
    stage.control.settleRefund(paymentId, 'approved')
    await live(stage, { minutes: 20 }, { minutes: 10 })
    expect(await seen()).toEqual(['refunded', 'done'])
    expect([await countMails(), countRefundCalls()]).toEqual([1, 1])
  })

  it.each([
    ['a notification', false],
    ['the clock alone', true],
  ])(
    'waits for a person when the provider then rejects it, and does not notify the payer, by %s',
    async (_, isSilent) => {
      const { paymentId, seen } = await requestSlowRefund()
      if (isSilent) silence()
      stage.control.settleRefund(paymentId, 'rejected')
      if (isSilent) await live(stage, { minutes: 20 }, { minutes: 10 })
      else await settle(stage, { timesEach: 2 })
      expect(await seen()).toEqual(['approved', 'refused'])
      await live(stage, { hours: 3 }, { hours: 1 })
      expect([await countMails(), countRefundCalls()]).toEqual([0, 1])
    },
  )
})
