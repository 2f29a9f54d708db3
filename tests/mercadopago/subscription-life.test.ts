import { getPlan } from '@oficio/domain/professionals/plan/get-plan'
import { cancelSubscription } from '@oficio/domain/subscriptions/order/cancel-subscription'
import { inLongForm, longIt } from '@oficio/domain/testing/long-form'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { patient } from '../pace'
import { expectAgreement } from './support/agreement'
import { type Stage, startStage } from './support/stage'
import { active, cancelled, pastDue, suspended } from './support/standings'
import { decide, openAgain, settleFirstCharge, subscribe, subscribed } from './support/subscriber'
import { live, settle } from './support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

const declined = 'cc_rejected_insufficient_amount'
/** All attempts of one charge. */
const declinedForGood = Array<string>(5).fill(declined)

/** Advances the clock by days. Stops only at charges and at the end. */
const days = (count: number) => live(stage, { days: count }, { days: count })

// Each test plays months, with all clock jobs of the site.
describe('portal, database and provider agree to the centavo', { timeout: patient(60_000) }, () => {
  it('through authorisation, renewal, failure, and recovery within the grace period', async () => {
    const subscriber = await subscribe(stage)
    const pending = { status: 'pending', amountArs: 10_000, hasAccess: false, charges: [] } as const
    await expectAgreement(stage, subscriber, pending)
    await decide(subscriber, 'reject_card')
    await expectAgreement(stage, subscriber, pending)
    await decide(subscriber, 'authorize')
    await settleFirstCharge(stage)
    await expectAgreement(stage, subscriber, { ...active, charges: ['paid'] })
    const months = inLongForm([1, 2, 3], [1])
    for (const renewals of months) {
      await days(31)
      const charges = Array<'paid'>(renewals + 1).fill('paid')
      await expectAgreement(stage, subscriber, { ...active, charges })
    }
    stage.control.planCharges(subscriber.providerId, [declined, declined])
    const paid = ['paid', ...months.map(() => 'paid' as const)] as const
    await days(31)
    await expectAgreement(stage, subscriber, { ...pastDue, charges: [...paid, 'retrying'] })
    await days(5)
    await expectAgreement(stage, subscriber, { ...active, charges: [...paid, 'paid'] })
  })

  it('through an authorisation that the return page learns of first', async () => {
    stage.control.addChaos({ path: '*', times: null, effect: { kind: 'never' } })
    const subscriber = await subscribe(stage)
    await decide(subscriber, 'authorize')
    expect((await getPlan(stage.ctx, subscriber.actor)).status.status).toBe('active')
    await expectAgreement(stage, subscriber, { ...active, charges: ['scheduled'] })
  })

  longIt('through a slow first charge: leads are open meanwhile, and it can be cancelled', async () => {
    const subscriber = await subscribe(stage)
    await decide(subscriber, 'authorize')
    await settle(stage)
    await expectAgreement(stage, subscriber, { ...active, charges: ['scheduled'] })
    await live(stage, { hours: 1 }, { minutes: 20 })
    await expectAgreement(stage, subscriber, { ...active, charges: ['paid'] })
    const other = await subscribe(stage, [2])
    await decide(other, 'authorize')
    await settle(stage)
    await cancelSubscription(stage.ctx, other.actor)
    await settle(stage)
    await expectAgreement(stage, other, { ...cancelled, hasAccess: false, charges: [] })
  })

  longIt('even when no notification ever comes', async () => {
    stage.control.addChaos({ path: '*', times: null, effect: { kind: 'never' } })
    const subscriber = await subscribe(stage)
    await decide(subscriber, 'authorize')
    await live(stage, { hours: 2 }, { minutes: 5 })
    await expectAgreement(stage, subscriber, { ...active, charges: ['paid'] })
    stage.control.planCharges(subscriber.providerId, [declined])
    await live(stage, { days: 31, hours: 2 }, { days: 5 })
    await expectAgreement(stage, subscriber, { ...pastDue, charges: ['paid', 'retrying'] })
    await live(stage, { days: 2 }, { hours: 12 })
    await expectAgreement(stage, subscriber, { ...active, charges: ['paid', 'paid'] })
    stage.control.cancelPreapproval(subscriber.providerId)
    await live(stage, { days: 2 }, { hours: 12 })
    await expectAgreement(stage, subscriber, { ...cancelled, hasAccess: true, charges: ['paid', 'paid'] })
  })

  it('through a declined first charge: it ends at once, gives nothing, and the next try may begin', async () => {
    const subscriber = await subscribe(stage)
    await decide(subscriber, 'decline_first')
    await settleFirstCharge(stage)
    await expectAgreement(stage, subscriber, { ...cancelled, hasAccess: false, charges: ['declined'] })
    const next = await openAgain(stage, subscriber)
    expect(next.providerId).not.toBe(subscriber.providerId)
    await decide(next, 'authorize')
    await settleFirstCharge(stage)
    await expectAgreement(stage, next, { ...active, charges: ['declined', 'paid'] })
  })

  longIt('through three failed charges, after which the provider ends it', async () => {
    const subscriber = await subscribed(stage)
    const { providerId } = subscriber
    stage.control.planCharges(providerId, [...declinedForGood, ...declinedForGood, ...declinedForGood])
    await days(31)
    await expectAgreement(stage, subscriber, { ...pastDue, charges: ['paid', 'retrying'] })
    await days(11)
    await expectAgreement(stage, subscriber, { ...suspended, charges: ['paid', 'declined'] })
    await days(30)
    await expectAgreement(stage, subscriber, { ...suspended, charges: ['paid', 'declined', 'declined'] })
    await days(32)
    const three = ['paid', 'declined', 'declined', 'declined'] as const
    await expectAgreement(stage, subscriber, { ...cancelled, hasAccess: false, charges: three })
  })

  it('through a full refund of a month: that month no longer counts as paid', async () => {
    const subscriber = await subscribed(stage)
    const { charges } = await getPlan(stage.ctx, subscriber.actor)
    stage.control.refundPayment(charges[0]?.receiptNumber ?? '')
    await settle(stage)
    await expectAgreement(stage, subscriber, { ...suspended, charges: ['given_back'] })
    await days(32)
    await expectAgreement(stage, subscriber, { ...active, charges: ['given_back', 'paid'] })
  })
})
