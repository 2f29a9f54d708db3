import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { createSubscription } from '../../subscriptions/order/create-subscription'
import { buildProfessional } from '../../testing/builders/build-professional'
import { runDueJobs } from '../../testing/run-jobs'
import { buildPendingSubscriber, buildSubscriber, tick } from '../../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getPlan } from '../plan/get-plan'
import { changeRubros } from './change-rubros'

let ctx: TestCtx
let rubros: number[]
beforeEach(async () => {
  ctx = await createTestContext()
  const rows = await ctx.db.rubro.findMany({
    where: { retiredAt: null },
    orderBy: { position: 'asc' },
    take: 4,
  })
  rubros = rows.map(({ id }) => id)
})

const fake = () => ctx.payments.subscriptions
const row = (id: string) => ctx.db.subscription.findUniqueOrThrow({ where: { id } })
const mails = (template: string) =>
  ctx.mailer.sentMails.filter(({ content }) => content.template === template)

describe('changing rubros', () => {
  it('raises and lowers what the next charge takes, here and at the provider', async () => {
    const subscriber = await buildSubscriber(ctx, { rubroIds: rubros.slice(0, 1) })
    const answer = await changeRubros(ctx, subscriber.actor, { rubroIds: rubros.slice(0, 3) })
    expect(answer).toEqual({
      rubroIds: rubros.slice(0, 3),
      monthlyPriceArs: 30_000,
      nextChargeAt: '2035-04-12T15:00:00.000Z',
      coverage: { coveredIds: rubros.slice(0, 1), othersFrom: '2035-04-12T15:00:00.000Z' },
    })
    expect((await getPlan(ctx, subscriber.actor)).subscription?.pendingAmount).toEqual({
      currentArs: 10_000,
      nextArs: 30_000,
    })
    await runDueJobs(ctx, { timesEach: 2 })
    expect(fake().live().amountCentavos).toBe(3_000_000)
    expect((await getPlan(ctx, subscriber.actor)).subscription?.pendingAmount).toBeNull()
    expect(mails('subscription-amount-changed').map(({ content }) => content.props)).toMatchObject([
      { amountArs: 30_000, unitsText: '3 rubros' },
    ])
    ctx.clock.advance({ days: 31 })
    await subscriber.charge('approved')
    expect((await row(subscriber.id)).paidUntil).toEqual(new Date('2035-05-12T15:00:00.000Z'))
    await changeRubros(ctx, subscriber.actor, { rubroIds: rubros.slice(1, 2) })
    await runDueJobs(ctx)
    expect(fake().live().amountCentavos).toBe(1_000_000)
  })

  it('counts a charge that was made with the amount of before', async () => {
    const subscriber = await buildSubscriber(ctx, { rubroIds: rubros.slice(0, 1) })
    ctx.clock.advance({ days: 31 })
    const chargeId = fake().charge(subscriber.providerId, 'approved')
    await changeRubros(ctx, subscriber.actor, { rubroIds: rubros })
    await runDueJobs(ctx)
    await subscriber.news()
    expect(fake().charges.get(chargeId)?.amountCentavos).toBe(1_000_000)
    expect((await row(subscriber.id)).paidUntil).toEqual(new Date('2035-05-12T15:00:00.000Z'))
  })

  it('stays visible while the provider refuses, and is made up for later', async () => {
    const subscriber = await buildSubscriber(ctx, { rubroIds: rubros.slice(0, 1) })
    fake().refusesChanges = true
    await changeRubros(ctx, subscriber.actor, { rubroIds: rubros })
    await runDueJobs(ctx)
    await subscriber.news()
    await runDueJobs(ctx)
    expect((await getPlan(ctx, subscriber.actor)).subscription?.pendingAmount).toEqual({
      currentArs: 10_000,
      nextArs: 40_000,
    })
    const refusalFilter = { subscriptionId: subscriber.id, type: 'amount_refused' }
    expect(await ctx.db.subscriptionEvent.count({ where: refusalFilter })).toBe(1)
    fake().refusesChanges = false
    ctx.clock.advance({ days: 1 })
    await tick(ctx)
    expect(fake().live().amountCentavos).toBe(4_000_000)
  })

  it('reach the provider for a paused subscription when it goes on', async () => {
    const subscriber = await buildSubscriber(ctx, { rubroIds: rubros.slice(0, 1) })
    fake().pause(subscriber.providerId)
    await subscriber.news()
    await changeRubros(ctx, subscriber.actor, { rubroIds: rubros })
    await runDueJobs(ctx)
    expect(fake().live().amountCentavos).toBe(1_000_000)
    fake().resume(subscriber.providerId)
    await subscriber.news()
    await runDueJobs(ctx)
    expect(fake().live().amountCentavos).toBe(4_000_000)
  })

  it('many times at once ends with the price of the rubros that remain', async () => {
    const subscriber = await buildSubscriber(ctx, { rubroIds: rubros.slice(0, 1) })
    const choices = Array.from({ length: 12 }, (_, at) => rubros.slice(0, 1 + (at % 4)))
    await Promise.all(choices.map((rubroIds) => changeRubros(ctx, subscriber.actor, { rubroIds })))
    await Promise.all([runDueJobs(ctx), subscriber.news()])
    await runDueJobs(ctx)
    const rubroCount = await ctx.db.professionalRubro.count({
      where: { professionalId: subscriber.professionalId },
    })
    expect(await row(subscriber.id)).toMatchObject({
      units: rubroCount,
      amountCentavos: rubroCount * 1_000_000,
    })
    expect(fake().live().amountCentavos).toBe(rubroCount * 1_000_000)
  })

  it('make the next link have the new amount before it is authorised', async () => {
    const subscriber = await buildPendingSubscriber(ctx, { rubroIds: rubros.slice(0, 1) })
    await changeRubros(ctx, subscriber.actor, { rubroIds: rubros.slice(0, 2) })
    await createSubscription(ctx, subscriber.actor, {})
    expect(fake().live().amountCentavos).toBe(2_000_000)
    fake().authorise(subscriber.providerId)
    expect(fake().all.size).toBe(2)
  })

  it('keep a subscription that was authorised a moment ago: its next charge is for them', async () => {
    const subscriber = await buildPendingSubscriber(ctx, { rubroIds: rubros.slice(0, 1) })
    fake().authorise(subscriber.providerId)
    fake().charge(subscriber.providerId, 'approved')
    const answer = await changeRubros(ctx, subscriber.actor, { rubroIds: rubros.slice(0, 3) })
    expect(answer.monthlyPriceArs).toBe(30_000)
    await runDueJobs(ctx)
    expect(fake().live()).toMatchObject({ id: subscriber.providerId, amountCentavos: 3_000_000 })
  })

  it('works without a subscription, and is refused at another price, without rubros that exist, or for others', async () => {
    const { userId } = await buildProfessional(ctx, { rubroIds: rubros.slice(0, 1) })
    const actor = account(userId, 'professional')
    const rubroIds = rubros.slice(0, 2)
    expect(await changeRubros(ctx, actor, { rubroIds })).toEqual({
      rubroIds,
      monthlyPriceArs: 20_000,
      nextChargeAt: null,
      coverage: null,
    })
    const refusedWith = (input: { rubroIds: number[]; monthlyPriceArs?: number }, code: string) =>
      expect(changeRubros(ctx, actor, input)).rejects.toMatchObject({ code })
    await refusedWith({ rubroIds: rubros, monthlyPriceArs: 30_000 }, 'price_changed')
    await refusedWith({ rubroIds: [999_999] }, 'validation_failed')
    expect(await ctx.db.professionalRubro.count()).toBe(2)
    const stranger = account(ctx.ids.next(), 'user')
    await expect(changeRubros(ctx, stranger, { rubroIds })).rejects.toMatchObject({ code: 'forbidden' })
  })
})
