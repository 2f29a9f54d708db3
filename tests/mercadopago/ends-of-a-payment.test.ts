import { account } from '@oficio/domain/kernel/actor'
import { startVerificationPayment } from '@oficio/domain/professionals/joining/start-verification-payment'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { arrive, giveUp, openUrgent, payAt } from './support/buyer'
import { effects, filedOnce, nothingFiled } from './support/effects'
import { type Stage, startStage } from './support/stage'
import { advance, live, settle } from './support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

describe('the fee of an urgent request', () => {
  it('can be paid again at the same page after a declined try', async () => {
    const { url } = await openUrgent(stage)
    const { goBack } = await payAt(url, 'reject')
    const returnView = await arrive(stage, await goBack())
    expect(returnView).toMatchObject({
      intentStatus: 'open',
      state: 'declined',
      outcome: 'failure',
      checkoutUrl: url,
    })
    expect(returnView.statusText).toMatch(/tarjeta/)
    await settle(stage)
    expect(await effects(stage)).toEqual({ ...nothingFiled, payments: ['rejected'] })
    await payAt(url, 'approve')
    await settle(stage)
    expect(await effects(stage)).toEqual({ ...filedOnce, payments: ['rejected', 'approved'] })
  })

  it('files the request when a payment in review is approved', async () => {
    const { url } = await openUrgent(stage)
    const { paymentId, goBack } = await payAt(url, 'review')
    expect(await arrive(stage, await goBack())).toMatchObject({
      state: 'under_review',
      outcome: 'pending',
    })
    await settle(stage)
    expect(await effects(stage)).toEqual({ ...nothingFiled, payments: ['in_review'] })
    await advance(stage, { minutes: 20 })
    stage.control.setPaymentStatus(paymentId, { status: 'approved' })
    await settle(stage)
    expect(await effects(stage)).toEqual(filedOnce)
  })

  it('goes back when it is approved only after its hour, and files nothing', async () => {
    const { url } = await openUrgent(stage)
    const { paymentId, goBack } = await payAt(url, 'review')
    await advance(stage, { minutes: 62 })
    stage.control.setPaymentStatus(paymentId, { status: 'approved' })
    await settle(stage, { timesEach: 2 })
    expect(await effects(stage)).toEqual({ ...nothingFiled, payments: ['refunded'], refunds: ['late done'] })
    expect(await arrive(stage, await goBack())).toMatchObject({ state: 'returned' })
  })

  it('stays payable for a buyer who comes back unpaid, and files nothing', async () => {
    const { url } = await openUrgent(stage)
    const address = await giveUp(url)
    expect(address.searchParams.get('payment_id')).toBe('null')
    expect(await arrive(stage, address)).toMatchObject({ state: 'unpaid', checkoutUrl: url })
    await live(stage, { hours: 2 }, { minutes: 20 })
    expect(await effects(stage)).toEqual({ ...nothingFiled, payments: [] })
    expect(await arrive(stage, address)).toMatchObject({ state: 'expired', checkoutUrl: null })
    await expect(payAt(url, 'approve')).rejects.toThrow('410')
  })

  it('goes back once when it was paid twice', async () => {
    const { url } = await openUrgent(stage)
    await payAt(url, 'approve_twice')
    await settle(stage, { timesEach: 2 })
    const { payments, ...rest } = await effects(stage)
    expect(payments.sort()).toEqual(['approved', 'refunded'])
    expect(rest).toEqual({ filed: 1, urgent: 1, effects: ['granted'], refunds: ['second_payment done'] })
  })
})

describe('money that the provider gives back by itself', () => {
  const urgentPaid = async () => {
    const { url } = await openUrgent(stage)
    const { paymentId } = await payAt(url, 'approve')
    await settle(stage)
    await advance(stage, { minutes: 5 })
    return paymentId
  }

  it('takes the urgency back when it is the whole amount', async () => {
    stage.control.refundPayment(await urgentPaid())
    await settle(stage)
    expect(await effects(stage)).toMatchObject({ filed: 1, urgent: 0, effects: ['granted', 'taken_back'] })
  })

  it('leaves the urgency until its parts are the whole amount', async () => {
    const paymentId = await urgentPaid()
    stage.control.refundPayment(paymentId, 500_050)
    await settle(stage)
    expect(await effects(stage)).toEqual(filedOnce)
    expect(await stage.ctx.db.payment.findFirstOrThrow()).toMatchObject({ refundedCentavos: 500_050 })
    await advance(stage, { minutes: 5 })
    stage.control.refundPayment(paymentId, 999_950)
    await settle(stage)
    expect(await effects(stage)).toMatchObject({ urgent: 0, effects: ['granted', 'taken_back'] })
  })

  it('takes the urgency back when a dispute is lost, and restores it when the dispute is won', async () => {
    const paymentId = await urgentPaid()
    const change = async (status: string, statusDetail?: string) => {
      await advance(stage, { minutes: 5 })
      stage.control.setPaymentStatus(paymentId, { status, statusDetail })
      await settle(stage)
      return effects(stage)
    }
    expect(await change('in_mediation')).toMatchObject({ urgent: 1 })
    expect(await change('charged_back')).toMatchObject({ urgent: 0, effects: ['granted', 'taken_back'] })
    expect(await change('approved', 'reimbursed')).toMatchObject({
      filed: 1,
      urgent: 1,
      effects: ['granted', 'taken_back', 'granted'],
    })
  })
})

it('the peso that shows that a card is real makes the account wait for the site’s team, once', async () => {
  const { id, userId } = await buildProfessional(stage.ctx, { status: 'pending_payment', approvedAt: null })
  const statusOf = async () => (await stage.ctx.db.professional.findUniqueOrThrow({ where: { id } })).status
  const open = () => startVerificationPayment(stage.ctx, account(userId, 'professional'), {})
  const { init_point: url } = await open()
  expect((await open()).init_point).toBe(url)
  expect(stage.control.getState().preferences).toMatchObject([{ items: [{ unit_price: 1 }] }])
  await payAt(url, 'reject')
  await settle(stage)
  expect(await statusOf()).toBe('pending_payment')
  const { paymentId } = await payAt(url, 'approve_and_close')
  await settle(stage, { timesEach: 2 })
  expect(await statusOf()).toBe('pending_approval')
  await advance(stage, { days: 1 })
  stage.control.refundPayment(paymentId)
  await settle(stage)
  expect(await statusOf()).toBe('pending_approval')
  expect(await effects(stage)).toMatchObject({ filed: 0, payments: ['rejected', 'refunded'], refunds: [] })
})
