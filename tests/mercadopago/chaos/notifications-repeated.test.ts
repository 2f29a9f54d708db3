import { fetchPayment } from '@oficio/domain/payments/ledger/fetch-payment'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUrgent, payAt } from '../support/buyer'
import { effects, filedOnce } from '../support/effects'
import { type Stage, startStage } from '../support/stage'
import { advance, settle } from '../support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

const addChaos = (effect: Parameters<Stage['control']['addChaos']>[0]['effect']) =>
  stage.control.addChaos({ path: 'payment', times: null, effect })
const deliveredWebhooks = () =>
  stage.control
    .listDeliveries()
    .filter(({ state, kind }) => state === 'delivered' && kind === 'webhook')
    .map(({ action }) => action)

describe('a notification that comes many times', () => {
  it('files one request, whether its jobs run once or twice', async () => {
    addChaos({ kind: 'duplicate', copies: 4 })
    const { url } = await openUrgent(stage)
    await payAt(url, 'approve_and_close')
    await settle(stage, { timesEach: 2 })
    expect(deliveredWebhooks()).toHaveLength(5)
    expect(await stage.ctx.db.providerNotification.count()).toBe(5)
    expect(await effects(stage)).toEqual(filedOnce)
  })

  it('files one request also when it is sent once more days later, under new ids', async () => {
    const { url } = await openUrgent(stage)
    await payAt(url, 'approve')
    await settle(stage)
    await advance(stage, { days: 2 })
    const [first] = stage.control.listDeliveries()
    await stage.control.replayDelivery(first?.id ?? '')
    await settle(stage)
    expect(deliveredWebhooks()).toHaveLength(2)
    expect(await effects(stage)).toEqual(filedOnce)
  })

  it('comes again later when it was not taken the first time', async () => {
    const { url } = await openUrgent(stage)
    await payAt(url, 'approve_and_close')
    stage.control.addChaos({ path: 'payment', times: 1, effect: { kind: 'bad_signature' } })
    await settle(stage)
    expect(await effects(stage)).toMatchObject({ filed: 0 })
    await advance(stage, { minutes: 15 })
    await settle(stage)
    expect(await effects(stage)).toEqual(filedOnce)
  })
})

describe('news that arrive in the wrong order', () => {
  it('file one request, and undo nothing', async () => {
    addChaos({ kind: 'reorder', count: 2 })
    const { url } = await openUrgent(stage)
    const { paymentId } = await payAt(url, 'review')
    await advance(stage, { minutes: 2 })
    stage.control.setPaymentStatus(paymentId, { status: 'approved' })
    await settle(stage)
    expect(deliveredWebhooks()).toEqual(['payment.updated', 'payment.created'])
    expect(await effects(stage)).toEqual(filedOnce)
  })

  it('file nothing urgent', async () => {
    addChaos({ kind: 'reorder', count: 2 })
    const { url } = await openUrgent(stage)
    const { paymentId } = await payAt(url, 'approve_and_close')
    await advance(stage, { minutes: 2 })
    stage.control.refundPayment(paymentId)
    await settle(stage)
    expect(deliveredWebhooks()).toEqual(['payment.updated', 'payment.created'])
    expect(await effects(stage)).toEqual({
      filed: 0,
      urgent: 0,
      effects: [],
      payments: ['refunded'],
      refunds: [],
    })
  })

  it.each([
    ['refunded', 'refunded'],
    ['charged_back', 'taken_by_bank'],
  ])('never revive a finished payment: %s, and then an older answer', async (status, storedStatus) => {
    const { url } = await openUrgent(stage)
    const { paymentId } = await payAt(url, 'approve')
    await settle(stage)
    const { payments } = stage.ctx
    const earlier = await payments.getPayment(paymentId)
    await advance(stage, { minutes: 2 })
    stage.control.setPaymentStatus(paymentId, { status })
    await settle(stage)
    const endedPayment = {
      filed: 1,
      urgent: 0,
      effects: ['granted', 'taken_back'],
      payments: [storedStatus],
      refunds: [],
    }
    expect(await effects(stage)).toEqual(endedPayment)
    // A job that read the payment before the refund, and writes afterwards.
    const late = { ...stage.ctx, payments: { ...payments, getPayment: async () => earlier } }
    await fetchPayment(late, paymentId, 'notification')
    expect(await effects(stage)).toEqual(endedPayment)
  })
})
