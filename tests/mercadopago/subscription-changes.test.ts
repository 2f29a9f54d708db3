import { codeOf } from '@oficio/contracts/errors'
import { takeLead } from '@oficio/domain/leads/taking/take-lead'
import { getPlan } from '@oficio/domain/professionals/plan/get-plan'
import { changeRubros } from '@oficio/domain/professionals/rubros/change-rubros'
import { cancelSubscription } from '@oficio/domain/subscriptions/order/cancel-subscription'
import { reactivateSubscription } from '@oficio/domain/subscriptions/order/reactivate-subscription'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { longIt } from '@oficio/domain/testing/long-form'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { patient } from '../pace'
import { expectAgreement } from './support/agreement'
import { type Stage, startStage } from './support/stage'
import { active, cancelled, suspended } from './support/standings'
import { decide, openAgain, type Subscriber, settleFirstCharge, subscribed } from './support/subscriber'
import { live, settle } from './support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

/** Advances the clock by days. Stops only at charges and at the end. */
const days = (count: number) => live(stage, { days: count }, { days: count })

/** Returns the amount of every charge, oldest first. */
async function chargedArs({ actor }: Subscriber): Promise<number[]> {
  const { charges } = await getPlan(stage.ctx, actor)
  return charges.toReversed().map(({ amountArs }) => amountArs)
}

/** Takes the lead of a new request. Returns the lead's source, or the error code of the refusal. */
async function takeOne({ actor }: Subscriber): Promise<string | null> {
  const { id } = await buildServiceRequest(stage.ctx)
  return takeLead(stage.ctx, actor, { id }).then(({ source }) => source, codeOf)
}

// Each test plays months, with all clock jobs of the site.
describe('portal, database and provider agree to the centavo', { timeout: patient(60_000) }, () => {
  longIt('through a pause at the provider, and its resumption here', async () => {
    const subscriber = await subscribed(stage)
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

  longIt(
    'through a cancellation here: it works until the paid month ends, and is charged no more',
    async () => {
      const subscriber = await subscribed(stage)
      await cancelSubscription(stage.ctx, subscriber.actor)
      await settle(stage)
      await expectAgreement(stage, subscriber, { ...cancelled, hasAccess: true, charges: ['paid'] })
      await days(30)
      await expectAgreement(stage, subscriber, { ...cancelled, hasAccess: true, charges: ['paid'] })
      expect(await takeOne(subscriber)).toBe('subscription')
      await days(30)
      await expectAgreement(stage, subscriber, { ...cancelled, hasAccess: false, charges: ['paid'] })
      expect(await takeOne(subscriber)).toBe('trial_exhausted')
      const next = await openAgain(stage, subscriber)
      await decide(next, 'authorize')
      await settleFirstCharge(stage)
      await expectAgreement(stage, next, { ...active, charges: ['paid', 'paid'] })
    },
  )

  it('through an added and a removed rubro: the next charge has the new amount', async () => {
    const subscriber = await subscribed(stage, [1])
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
    await expectAgreement(stage, subscriber, { ...active, amountArs: 20_000, charges })
    expect(await chargedArs(subscriber)).toEqual([10_000, 30_000, 20_000])
  })

  longIt('through a price rise: announced thirty days ahead, and charged only then', async () => {
    const subscriber = await subscribed(stage, [1, 2])
    const twenty = { ...active, amountArs: 20_000 }
    await days(5)
    stage.ctx.settings.set('monthlyPricePerRubroArs', 12_000.5)
    await days(1)
    await expectAgreement(stage, subscriber, { ...twenty, charges: ['paid'] })
    const { subscription } = await getPlan(stage.ctx, subscriber.actor)
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
})
