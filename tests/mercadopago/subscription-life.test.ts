import { changeRubros } from '@oficio/domain/professionals/change-rubros'
import { cancelSubscription } from '@oficio/domain/subscriptions/cancel-subscription'
import { getSubscription } from '@oficio/domain/subscriptions/get-subscription'
import { reactivateSubscription } from '@oficio/domain/subscriptions/reactivate-subscription'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectAgreement } from './support/agreement'
import { type Stage, startStage } from './support/stage'
import { decide, openAgain, type Subscriber, subscribe } from './support/subscriber'
import { live, settle } from './support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

const declined = 'cc_rejected_insufficient_amount'
/** All tries of one charge. */
const declinedForGood = Array<string>(5).fill(declined)

/** Somebody whose first month is paid. */
async function subscribed(rubroIds?: number[]): Promise<Subscriber> {
  const subscriber = await subscribe(stage, rubroIds)
  await decide(subscriber, 'authorize')
  await settle(stage)
  return subscriber
}

const days = (count: number) => live(stage, { days: count }, { days: 10 })

const active = { status: 'active', amountArs: 10_000, hasAccess: true } as const
const pastDue = { status: 'past_due', amountArs: 10_000, hasAccess: true } as const
const suspended = { status: 'suspended', amountArs: 10_000, hasAccess: false } as const
const cancelled = { status: 'cancelled', amountArs: 10_000 } as const

describe('portal, database and provider agree to the centavo', () => {
  it('when a subscription is authorised, renewed, fails, and recovers within its grace', async () => {
    const subscriber = await subscribe(stage)
    const pending = { status: 'pending', amountArs: 10_000, hasAccess: false, charges: [] } as const
    await expectAgreement(stage, subscriber, pending)
    await decide(subscriber, 'reject_card')
    await expectAgreement(stage, subscriber, pending)
    await decide(subscriber, 'authorize')
    await settle(stage)
    await expectAgreement(stage, subscriber, { ...active, charges: ['paid'] })
    for (const renewals of [1, 2, 3]) {
      await days(31)
      const charges = Array<'paid'>(renewals + 1).fill('paid')
      await expectAgreement(stage, subscriber, { ...active, charges })
    }
    stage.control.planCharges(subscriber.providerId, [declined, declined])
    const paid = ['paid', 'paid', 'paid', 'paid'] as const
    await days(31)
    await expectAgreement(stage, subscriber, { ...pastDue, charges: [...paid, 'retrying'] })
    await days(5)
    await expectAgreement(stage, subscriber, { ...active, charges: [...paid, 'paid'] })
  })

  it('when the return page is the first to hear of the authorisation', async () => {
    stage.control.addChaos({ path: '*', times: null, effect: { kind: 'never' } })
    const subscriber = await subscribe(stage)
    await decide(subscriber, 'authorize')
    expect((await getSubscription(stage.ctx, subscriber.actor)).status.status).toBe('active')
    await expectAgreement(stage, subscriber, { ...active, charges: ['paid'] })
  })

  it('when the first charge takes its time: contacts are open meanwhile, and it can be cancelled', async () => {
    stage.control.changeSettings({ firstChargeDelayMs: 45 * 60_000 })
    const subscriber = await subscribed()
    await expectAgreement(stage, subscriber, { ...active, charges: ['scheduled'] })
    await live(stage, { hours: 1 }, { minutes: 20 })
    await expectAgreement(stage, subscriber, { ...active, charges: ['paid'] })
    const other = await subscribed([2])
    await cancelSubscription(stage.ctx, other.actor)
    await settle(stage)
    await expectAgreement(stage, other, { ...cancelled, hasAccess: false, charges: [] })
  })

  it('when no notification ever comes', async () => {
    stage.control.addChaos({ path: '*', times: null, effect: { kind: 'never' } })
    const subscriber = await subscribe(stage)
    await decide(subscriber, 'authorize')
    await live(stage, { minutes: 10 }, { minutes: 5 })
    await expectAgreement(stage, subscriber, { ...active, charges: ['paid'] })
    stage.control.planCharges(subscriber.providerId, [declined])
    await live(stage, { days: 31, hours: 2 }, { days: 1 })
    await expectAgreement(stage, subscriber, { ...pastDue, charges: ['paid', 'retrying'] })
    await live(stage, { days: 2 }, { hours: 12 })
    await expectAgreement(stage, subscriber, { ...active, charges: ['paid', 'paid'] })
    await cancelAtProvider(subscriber)
    await live(stage, { days: 2 }, { hours: 12 })
    await expectAgreement(stage, subscriber, { ...cancelled, hasAccess: true, charges: ['paid', 'paid'] })
  })

  it('when the very first charge is declined: it ends at once, gives nothing, and the next try may begin', async () => {
    const subscriber = await subscribe(stage)
    await decide(subscriber, 'decline_first')
    await settle(stage)
    await expectAgreement(stage, subscriber, { ...cancelled, hasAccess: false, charges: ['declined'] })
    const next = await openAgain(stage, subscriber)
    expect(next.providerId).not.toBe(subscriber.providerId)
    await decide(next, 'authorize')
    await settle(stage)
    await expectAgreement(stage, next, { ...active, charges: ['declined', 'paid'] })
  })

  it('when three charges fail for good, and the provider ends it', async () => {
    const subscriber = await subscribed()
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
    await expectAgreement(stage, subscriber, { ...cancelled, hasAccess: false, charges: [...three] })
  })

  it('when it is paused at the provider, and goes on from here', async () => {
    const subscriber = await subscribed()
    stage.control.pausePreapproval(subscriber.providerId)
    await settle(stage)
    await expectAgreement(stage, subscriber, { ...active, charges: ['paid'] })
    await days(40)
    await expectAgreement(stage, subscriber, { ...suspended, charges: ['paid'] })
    await reactivateSubscription(stage.ctx, subscriber.actor, {})
    await settle(stage)
    await days(25)
    await expectAgreement(stage, subscriber, { ...active, charges: ['paid', 'paid'] })
  })

  it('when it is cancelled here: it works until the paid month ends, and nothing is charged any more', async () => {
    const subscriber = await subscribed()
    await cancelSubscription(stage.ctx, subscriber.actor)
    await settle(stage)
    await expectAgreement(stage, subscriber, { ...cancelled, hasAccess: true, charges: ['paid'] })
    await days(30)
    await expectAgreement(stage, subscriber, { ...cancelled, hasAccess: true, charges: ['paid'] })
    await days(30)
    await expectAgreement(stage, subscriber, { ...cancelled, hasAccess: false, charges: ['paid'] })
    const next = await openAgain(stage, subscriber)
    await decide(next, 'authorize')
    await settle(stage)
    await expectAgreement(stage, next, { ...active, charges: ['paid', 'paid'] })
  })

  it('when a rubro is added and one is taken away: the next charge is another one', async () => {
    const subscriber = await subscribed([1])
    const { ctx } = stage
    await changeRubros(ctx, subscriber.actor, { rubroIds: [1, 2, 3], monthlyPriceArs: 30_000 })
    await settle(stage)
    await expectAgreement(stage, subscriber, { ...active, amountArs: 30_000, charges: ['paid'] })
    await days(31)
    await expectAgreement(stage, subscriber, { ...active, amountArs: 30_000, charges: ['paid', 'paid'] })
    await changeRubros(ctx, subscriber.actor, { rubroIds: [1, 3], monthlyPriceArs: 20_000 })
    await settle(stage)
    await days(31)
    const charges = ['paid', 'paid', 'paid'] as const
    await expectAgreement(stage, subscriber, { ...active, amountArs: 20_000, charges: [...charges] })
    expect(await chargedArs(subscriber)).toEqual([10_000, 30_000, 20_000])
  })

  it('when the price rises: announced thirty days ahead, and charged only then', async () => {
    const subscriber = await subscribed([1, 2])
    const twenty = { ...active, amountArs: 20_000 }
    await days(5)
    stage.ctx.settings.set('monthlyPricePerRubroArs', 12_000.5)
    await days(1)
    await expectAgreement(stage, subscriber, { ...twenty, charges: ['paid'] })
    const { subscription } = await getSubscription(stage.ctx, subscriber.actor)
    expect(subscription?.announcedPrice).toMatchObject({ unitPriceArs: 12_000.5, amountArs: 24_001 })
    await days(26)
    await expectAgreement(stage, subscriber, { ...twenty, charges: ['paid', 'paid'] })
    await days(6)
    const more = { ...active, amountArs: 24_001 }
    await expectAgreement(stage, subscriber, { ...more, charges: ['paid', 'paid'] })
    await days(30)
    await expectAgreement(stage, subscriber, { ...more, charges: ['paid', 'paid', 'paid'] })
    expect(await chargedArs(subscriber)).toEqual([20_000, 20_000, 24_001])
  })

  it('when a month’s money goes back: in full it pays nothing any more', async () => {
    const subscriber = await subscribed()
    const { charges } = await getSubscription(stage.ctx, subscriber.actor)
    stage.control.refundPayment(charges[0]?.receiptNumber ?? '')
    await settle(stage)
    await expectAgreement(stage, subscriber, { ...suspended, charges: ['given_back'] })
    await days(32)
    await expectAgreement(stage, subscriber, { ...active, charges: ['given_back', 'paid'] })
  })
})

async function cancelAtProvider({ providerId }: Subscriber): Promise<void> {
  stage.control.cancelPreapproval(providerId)
}

/** What every charge took, oldest first. */
async function chargedArs({ actor }: Subscriber): Promise<number[]> {
  const { charges } = await getSubscription(stage.ctx, actor)
  return charges.toReversed().map(({ amountArs }) => amountArs)
}
