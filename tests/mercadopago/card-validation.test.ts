import { listAttention } from '@oficio/domain/admin/payments/list-attention'
import { account } from '@oficio/domain/kernel/actor'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { expectAgreement } from './support/agreement'
import { type Stage, startStage } from './support/stage'
import { active } from './support/standings'
import { decide, subscribe } from './support/subscriber'
import { live, settle } from './support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

const atProvider = () =>
  stage.control.getState().payments.filter(({ operation_type: type }) => type === 'card_validation')

it('the charge that validates a card opens no contact before the month is paid, is in no ledger, and takes no question of an unknown id', async () => {
  stage.control.changeSettings({ firstChargeDelayMs: 45 * 60_000 })
  const subscriber = await subscribe(stage)
  await decide(subscriber, 'authorize')
  await settle(stage, { timesEach: 2 })
  // The payment was notified, made and refunded, and refers to the subscription.
  expect(atProvider()).toMatchObject([{ status: 'refunded', external_reference: expect.any(String) }])
  const id = String(atProvider()[0]?.id)
  const news = await stage.ctx.db.providerNotification.findMany({ where: { dataId: id } })
  expect(news).toMatchObject([
    { handledAt: expect.any(Date), unknownAt: null },
    { handledAt: expect.any(Date), unknownAt: null },
  ])
  const { db } = stage.ctx
  expect(await db.payment.count()).toBe(0)
  expect(await db.refund.count()).toBe(0)
  expect(await db.mail.count({ where: { template: { startsWith: 'payment-' } } })).toBe(0)
  await expectAgreement(stage, subscriber, { ...active, charges: ['scheduled'] })
  await live(stage, { hours: 1 }, { minutes: 20 })
  await expectAgreement(stage, subscriber, { ...active, charges: ['paid'] })
  expect(await db.payment.findMany()).toMatchObject([{ status: 'approved', amountCentavos: 1_000_000 }])
  expect(await listAttention(stage.ctx, account('admin', 'admin'))).toEqual([])
})
