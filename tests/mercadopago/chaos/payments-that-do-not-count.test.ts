import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { arrive, openUrgent, payAt } from '../support/buyer'
import { effects, filedOnce, nothingFiled } from '../support/effects'
import { type Stage, startStage } from '../support/stage'
import { advance, runClock, settle } from '../support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

type Wrong = Extract<Parameters<Stage['control']['addChaos']>[0]['effect'], { kind: 'wrong_payment' }>

/** Makes the next payment differ from the requested one. */
const changeNextPayment = (changes: Omit<Wrong, 'kind'>) =>
  stage.control.addChaos({ path: '*', times: 1, effect: { kind: 'wrong_payment', ...changes } })

/** Makes the site learn of a payment in every possible way. */
async function learnOfPayment(back: URL): Promise<void> {
  await arrive(stage, back)
  await settle(stage)
  await advance(stage, { minutes: 5 })
  await runClock(stage)
}

describe('a payment files nothing and is left for a person to look at', () => {
  it.each([
    ['of a smaller amount', 'amount', { amountCentavos: 100 }],
    ['of a larger amount', 'amount', { amountCentavos: 1_500_001 }],
    ['in another currency', 'currency', { currency: 'USD' }],
    ['to another account', 'collector', { collectorId: '99887766' }],
  ])('%s', async (_, fault, changes) => {
    changeNextPayment(changes)
    const { url } = await openUrgent(stage)
    const { paymentId, goBack } = await payAt(url, 'approve')
    await learnOfPayment(await goBack())
    expect(await effects(stage)).toEqual({ ...nothingFiled, payments: ['approved'] })
    const payment = await stage.ctx.db.payment.findFirstOrThrow()
    expect(payment).toMatchObject({ fault, providerId: paymentId })
    const audit = await stage.ctx.db.auditEntry.findMany({ where: { action: 'payment-not-accepted' } })
    expect(audit).toMatchObject([
      { subject: `payment:${payment.id}`, data: { fault, providerId: paymentId } },
    ])
  })
})

describe('a payment under another reference files nothing', () => {
  it.each([
    ['one of nobody', randomUUID()],
    ['one that is not ours', 'pedido-77'],
    ['none', null],
  ])('%s', async (_, externalReference) => {
    changeNextPayment({ externalReference })
    const { url } = await openUrgent(stage)
    const { goBack } = await payAt(url, 'approve')
    await learnOfPayment(await goBack())
    expect(await effects(stage)).toEqual({ ...nothingFiled, payments: [] })
  })

  it("files another person's form, once and for them, when it pays that form", async () => {
    const otherIntent = await openUrgent(stage, { email: 'otra@example.com', phone: '0341 15-555-9876' })
    const ownIntent = await openUrgent(stage)
    changeNextPayment({ externalReference: otherIntent.intentId })
    const { goBack } = await payAt(ownIntent.url, 'approve')
    await learnOfPayment(await goBack())
    expect(await effects(stage)).toEqual(filedOnce)
    expect(await stage.ctx.db.serviceRequest.findFirstOrThrow()).toMatchObject({
      email: 'otra@example.com',
      urgencyIntentId: otherIntent.intentId,
    })
  })
})

it('the right payment, after a wrong one at the same page, files the request', async () => {
  changeNextPayment({ amountCentavos: 100 })
  const { url } = await openUrgent(stage)
  await payAt(url, 'approve')
  const preferenceId = new URL(url).searchParams.get('pref_id') ?? ''
  await advance(stage, { minutes: 1 })
  stage.control.createPayment({ preferenceId, status: 'approved' })
  await settle(stage)
  expect(await effects(stage)).toEqual({ ...filedOnce, payments: ['approved', 'approved'] })
})
