import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { getReceipt } from '../../subscriptions/charges/get-receipt'
import { cancelSubscription } from '../../subscriptions/order/cancel-subscription'
import { buildUser } from '../../testing/builders/build-user'
import { buildSubscriber, type Subscriber, tick } from '../../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getRubroSelection } from '../rubros/get-rubro-selection'
import { getPlan } from './get-plan'

let ctx: TestCtx
let subscriber: Subscriber
beforeEach(async () => {
  ctx = await createTestContext()
  subscriber = await buildSubscriber(ctx)
})

const page = () => getPlan(ctx, subscriber.actor)

describe("the page of a professional's subscription", () => {
  it('shows where it stands, the next charge and every charge with its receipt', async () => {
    ctx.clock.advance({ days: 31 })
    await subscriber.charge('approved')
    const { status, subscription, charges, accessUntil } = await page()
    expect(status).toMatchObject({
      status: 'active',
      monthlyPriceArs: 10_000,
      nextChargeAt: '2035-05-12T15:00:00.000Z',
    })
    expect(accessUntil).toBe('2035-05-22T15:00:00.000Z')
    expect(subscription).toMatchObject({
      amountArs: 10_000,
      unitsText: '1 rubro',
      canCancel: true,
      isPaused: false,
      isEnding: false,
      pendingAmount: null,
      announcedPrice: null,
      owed: null,
    })
    expect(charges).toMatchObject([
      { state: 'paid', debitAt: '2035-04-12T15:00:00.000Z', receiptNumber: expect.any(String) },
      { state: 'paid', debitAt: '2035-03-12T15:00:00.000Z', amountArs: 10_000 },
    ])
  })

  it('shows what is owed, until when it goes on, and when it is tried again', async () => {
    ctx.clock.advance({ days: 31 })
    await subscriber.charge('declined')
    const { subscription, charges } = await page()
    expect(subscription?.owed).toEqual({
      amountArs: 10_000,
      since: '2035-04-12T15:00:00.000Z',
      nextRetryAt: '2035-04-14T15:00:00.000Z',
      graceUntil: '2035-04-22T15:00:00.000Z',
      mayBeRetried: true,
    })
    expect(charges[0]).toMatchObject({ state: 'retrying', receiptNumber: null })
  })

  it('shows an announced price, a refunded charge and a charge that was finally declined', async () => {
    ctx.settings.set('monthlyPricePerRubroArs', 12_000)
    await tick(ctx)
    expect((await page()).subscription?.announcedPrice).toEqual({
      unitPriceArs: 12_000,
      amountArs: 12_000,
      from: '2035-04-11T15:00:00.000Z',
    })
    const [first = ''] = [...ctx.payments.subscriptions.charges.keys()]
    ctx.payments.subscriptions.giveBack(first, 'taken_by_bank')
    const second = await subscriber.charge('declined')
    ctx.payments.subscriptions.retryCharge(second, 'final')
    await subscriber.news()
    expect((await page()).charges.map(({ state }) => state)).toEqual(['declined', 'given_back'])
  })

  it('says of a suspended one whether the provider may still try to charge it, up to the last retry', async () => {
    const mayBeRetried = async () => (await page()).subscription?.owed?.mayBeRetried
    ctx.clock.advance({ days: 31 })
    const charge = await subscriber.charge('declined')
    ctx.clock.advance({ days: 11 })
    expect((await page()).status).toMatchObject({ status: 'suspended', nextChargeAt: null })
    expect(await mayBeRetried()).toBe(true)
    ctx.payments.subscriptions.retryCharge(charge, 'final')
    await subscriber.news()
    expect(await mayBeRetried()).toBe(false)
  })

  it('says what the monthly price is made of: what a running one keeps, and else what a rubro costs today', async () => {
    ctx.settings.set('monthlyPricePerRubroArs', 12_000)
    expect((await page()).price).toEqual({ units: 1, unitPriceArs: 10_000 })
    await cancelSubscription(ctx, subscriber.actor)
    const { price, status } = await page()
    expect(price).toEqual({ units: 1, unitPriceArs: 12_000 })
    expect(status.monthlyPriceArs).toBe(12_000)
  })

  it('is refused to others, except admins', async () => {
    const input = { professionalId: subscriber.professionalId }
    const admin = await buildUser(ctx, { role: 'admin' })
    expect((await getPlan(ctx, account(admin.id, 'admin'), input)).charges).toHaveLength(1)
    expect((await getPlan(ctx, subscriber.actor, input)).charges).toHaveLength(1)
    const stranger = await buildUser(ctx, { role: 'professional' })
    await expect(getPlan(ctx, account(stranger.id, 'professional'), input)).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('beside it tells what each rubro costs', async () => {
    const selection = await getRubroSelection(ctx, subscriber.actor)
    expect(selection).toMatchObject({
      unitPriceArs: 10_000,
      isSubscribed: true,
      nextChargeAt: '2035-04-12T15:00:00.000Z',
    })
    expect(selection.chosenIds).toHaveLength(1)
    expect(selection.rubros.length).toBeGreaterThan(1)
  })
})

describe('a receipt', () => {
  const chargeId = async () =>
    (await ctx.db.subscriptionCharge.findFirstOrThrow({ orderBy: { id: 'desc' } })).id

  it('says who paid what for which month, also when the money went back', async () => {
    const id = await chargeId()
    const user = await ctx.db.user.findUniqueOrThrow({ where: { id: subscriber.userId } })
    expect(await getReceipt(ctx, subscriber.actor, { id })).toMatchObject({
      number: expect.stringMatching(/^\d+$/),
      payer: { name: `${user.firstName} ${user.lastName}`, email: user.email },
      amountArs: 10_000,
      period: { from: '2035-03-12T15:00:00.000Z', until: '2035-04-12T15:00:00.000Z' },
      isGivenBack: false,
    })
    const [provided = ''] = [...ctx.payments.subscriptions.charges.keys()]
    ctx.payments.subscriptions.giveBack(provided, 'refunded')
    await subscriber.news()
    expect(await getReceipt(ctx, subscriber.actor, { id })).toMatchObject({ isGivenBack: true })
  })

  it('exists only for received money, and only for its payer or an admin', async () => {
    const paid = await chargeId()
    ctx.clock.advance({ days: 31 })
    await subscriber.charge('declined')
    const declined = await chargeId()
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    const stranger = account((await buildUser(ctx)).id, 'user')
    expect(await getReceipt(ctx, admin, { id: paid })).toMatchObject({ amountArs: 10_000 })
    for (const [actor, id] of [
      [admin, declined],
      [subscriber.actor, declined],
      [stranger, paid],
      [admin, ctx.ids.next()],
    ] as const)
      await expect(getReceipt(ctx, actor, { id })).rejects.toMatchObject({ code: 'not_found' })
  })
})
