import { verifyPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { findPayment } from '@oficio/domain/payments/checkout/find-payment'
import { longIt } from '@oficio/domain/testing/long-form'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { arrive, type Button, openUrgent, payAt } from '../support/buyer'
import { effects, filedOnce, nothingFiled } from '../support/effects'
import { verifyPath } from '../support/site'
import { type Stage, startStage } from '../support/stage'
import { advance, live, runClock, settle } from '../support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

/** Pays, while no notification of the payment is sent. */
async function payUnheard(button: Button) {
  stage.control.addChaos({ path: 'payment', times: null, effect: { kind: 'never' } })
  const { intentId, url } = await openUrgent(stage)
  return { intentId, url, ...(await payAt(url, button)) }
}

describe('without any notification', () => {
  it('the return page suffices: it files the request and shows it', async () => {
    const { paymentId, goBack } = await payUnheard('approve')
    const returnView = await arrive(stage, await goBack())
    expect(returnView).toMatchObject({
      paymentId,
      outcome: 'success',
      intentStatus: 'paid',
      amountArs: 15_000,
    })
    expect(returnView.subject?.trackingUrl).toContain('/seguimiento/')
    expect(await effects(stage)).toEqual(filedOnce)
  })

  it('the call that verifies a payment suffices', async () => {
    const { paymentId } = await payUnheard('approve_and_close')
    const { cookie } = stage.buyer
    const response = await fetch(`${stage.siteUrl}${verifyPath}${paymentId}`, { headers: { cookie } })
    const { verified } = verifyPaymentEndpoint.response.parse(await response.json())
    expect(verified).toBe(true)
    expect(await effects(stage)).toEqual(filedOnce)
  })

  it('a page that waits and asks by our own id suffices', async () => {
    const { intentId } = await payUnheard('approve_and_close')
    const paymentView = await findPayment(stage.ctx, stage.buyer.actor, { intentId })
    expect(paymentView).toMatchObject({ intentStatus: 'paid' })
    expect(await effects(stage)).toEqual(filedOnce)
  })

  it('the clock suffices, though the tab was closed: the request is filed some minutes later', async () => {
    await payUnheard('approve_and_close')
    await runClock(stage)
    expect(await effects(stage)).toMatchObject(nothingFiled)
    await advance(stage, { minutes: 3 })
    await runClock(stage)
    expect(await effects(stage)).toEqual(filedOnce)
    expect(stage.ctx.mailer.sentMails.map(({ content }) => content.template)).toContain('request-filed')
  })

  it('a decision that the provider takes its time for is found by the clock, without asking all the time', async () => {
    const { paymentId, goBack } = await payUnheard('review')
    expect(await arrive(stage, await goBack())).toMatchObject({ outcome: 'pending', intentStatus: 'open' })
    await advance(stage, { minutes: 40 })
    stage.control.setPaymentStatus(paymentId, { status: 'approved' })
    const callCount = stage.calls.length
    await live(stage, { minutes: 60 }, { minutes: 4 })
    expect(await effects(stage)).toEqual(filedOnce)
    // Each attempt makes three requests, and the pauses between attempts grow.
    expect(stage.calls.length - callCount).toBeLessThanOrEqual(3 * 5)
  })

  longIt('a page that nobody pays at is asked about ever more seldom, and then never again', async () => {
    const { intentId } = await openUrgent(stage)
    const before = stage.calls.length
    await live(stage, { hours: 4 }, { minutes: 20 })
    await live(stage, { days: 4 }, { hours: 4 })
    expect(await stage.ctx.db.paymentIntent.findUniqueOrThrow({ where: { id: intentId } })).toMatchObject({
      status: 'expired',
      nextCheckAt: null,
    })
    expect(stage.calls.length - before).toBeLessThan(40)
    expect(await stage.ctx.db.serviceRequestDraft.findFirstOrThrow()).toMatchObject({ form: null })
  })
})

describe('a notification that is late', () => {
  it('files the request when it comes', async () => {
    stage.control.addChaos({ path: 'payment', times: 1, effect: { kind: 'delay', ms: 20 * 60_000 } })
    const { url } = await openUrgent(stage)
    await payAt(url, 'approve_and_close')
    await settle(stage)
    expect(await effects(stage)).toMatchObject(nothingFiled)
    await advance(stage, { minutes: 20 })
    await settle(stage)
    expect(await effects(stage)).toEqual(filedOnce)
  })

  it('finds everything done when the clock or the return page came first', async () => {
    stage.control.addChaos({ path: 'payment', times: 1, effect: { kind: 'delay', ms: 32 * 60_000 } })
    const { url } = await openUrgent(stage)
    const { goBack } = await payAt(url, 'approve')
    await arrive(stage, await goBack())
    await advance(stage, { minutes: 10 })
    await runClock(stage)
    await advance(stage, { minutes: 22 })
    await settle(stage)
    expect(stage.control.listDeliveries()).toMatchObject([{ state: 'delivered' }])
    expect(await effects(stage)).toEqual(filedOnce)
  })
})
