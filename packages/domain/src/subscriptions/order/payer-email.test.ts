import { beforeEach, describe, expect, it } from 'vitest'
import { getOwnBusiness } from '../../businesses/owner/get-own-business'
import { createBusinessSubscription } from '../../businesses/plans/create-business-subscription'
import { getReturnedPlan } from '../../businesses/plans/get-returned-plan'
import { type Actor, account } from '../../kernel/actor'
import { getPlan } from '../../professionals/plan/get-plan'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { tick } from '../../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { createSubscription } from './create-subscription'
import { forgetUnpaidPayers } from './forget-unpaid-payers'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})
const fake = () => ctx.payments.subscriptions
const payerEmail = 'la.cuenta.que.paga@example.com'

describe("a professional's payer mail", () => {
  let actor: Actor
  beforeEach(async () => {
    const { userId } = await buildProfessional(ctx, { user: { email: 'plomero@example.com' } })
    actor = account(userId, 'professional')
  })
  const subscribe = (payerEmail?: string) => createSubscription(ctx, actor, { payerEmail })
  const shownEmail = async () => (await getPlan(ctx, actor)).payerEmail

  it("is the account's own until another one is given, and then that one", async () => {
    expect(await shownEmail()).toBe('plomero@example.com')
    await subscribe(payerEmail)
    expect(await shownEmail()).toBe(payerEmail)
  })

  it('is kept when it is left out later, so that the payer is led to the same page', async () => {
    const first = await subscribe(payerEmail)
    expect(await subscribe()).toEqual(first)
    expect([...fake().all.values()]).toMatchObject([{ payerEmail }])
  })

  it('is shown again after Mercado Pago refused it, and another one is accepted', async () => {
    fake().failures.push('payer_mail_refused')
    await expect(subscribe('nadie@example.com')).rejects.toMatchObject({ code: 'payer_mail_refused' })
    expect(await shownEmail()).toBe('nadie@example.com')
    await subscribe(payerEmail)
    expect(fake().live()).toMatchObject({ payerEmail })
    expect(await shownEmail()).toBe(payerEmail)
  })

  it('is what to look at where Mercado Pago ended the subscription before it was ever paid', async () => {
    await subscribe(payerEmail)
    expect(await getPlan(ctx, actor)).toMatchObject({ isRefused: false, isFirstChargeDeclined: false })
    fake().cancel(fake().live().id)
    expect(await getPlan(ctx, actor)).toMatchObject({
      isRefused: true,
      isFirstChargeDeclined: true,
      payerEmail,
    })
    await subscribe('otra@example.com')
    expect(await getPlan(ctx, actor)).toMatchObject({ isRefused: false, payerEmail: 'otra@example.com' })
  })

  it('is deleted some time after an unpaid subscription ended, and kept with a paid one', async () => {
    await subscribe(payerEmail)
    fake().cancel(fake().live().id)
    await tick(ctx)
    const days = await ctx.settings.get('anonymiseAfterDays')
    ctx.clock.advance({ days, minutes: -1 })
    await forgetUnpaidPayers(ctx)
    expect(await shownEmail()).toBe(payerEmail)
    ctx.clock.advance({ minutes: 2 })
    await forgetUnpaidPayers(ctx)
    expect(await shownEmail()).toBe('plomero@example.com')
    await subscribe(payerEmail)
    fake().authorise(fake().live().id)
    fake().charge(fake().live().id, 'approved')
    await tick(ctx)
    fake().cancel(fake().live().id)
    await tick(ctx)
    ctx.clock.advance({ days: days + 1 })
    await forgetUnpaidPayers(ctx)
    expect(await shownEmail()).toBe(payerEmail)
  })
})

describe('the payer mail of a business', () => {
  let owner: Actor & { userId: string }
  let id: string
  beforeEach(async () => {
    const user = await buildUser(ctx, { email: 'duenia@example.com' })
    owner = account(user.id, 'user')
    id = (await buildBusiness(ctx, { userId: user.id, status: 'pending_payment' })).id
  })
  const order = (payerEmail?: string) =>
    createBusinessSubscription(ctx, owner, { businessId: id, tier: 'premium', rubroIds: [1], payerEmail })
  const plan = async () => (await getOwnBusiness(ctx, owner, { id })).plan

  it('is asked for while a plan is to be paid, and shown at the plan and on the way back', async () => {
    expect(await plan()).toMatchObject({ asksForPayer: true, payerEmail: 'duenia@example.com' })
    await order(payerEmail)
    expect(await plan()).toMatchObject({ asksForPayer: true, payerEmail })
    expect(await getReturnedPlan(ctx, owner)).toMatchObject({
      state: 'unpaid',
      order: { tier: 'premium', rubroIds: [1], payerEmail },
    })
  })

  it('can be another one after Mercado Pago ended the subscription unpaid', async () => {
    await order(payerEmail)
    fake().cancel(fake().live().id)
    expect(await getReturnedPlan(ctx, owner)).toMatchObject({
      state: 'refused',
      order: { payerEmail },
    })
    expect(await plan()).toMatchObject({ isRefused: true, asksForPayer: true, payerEmail })
    await order('otra@example.com')
    expect(await plan()).toMatchObject({ isRefused: false, payerEmail: 'otra@example.com' })
    expect(await getReturnedPlan(ctx, owner)).toMatchObject({
      state: 'unpaid',
      order: { payerEmail: 'otra@example.com' },
    })
  })

  it("is nobody else's to read once the business has another owner", async () => {
    await order(payerEmail)
    const next = await buildUser(ctx, { email: 'nueva@example.com' })
    await ctx.db.business.update({ where: { id }, data: { userId: next.id } })
    owner = account(next.id, 'user')
    expect((await plan()).payerEmail).toBe('nueva@example.com')
    expect(JSON.stringify(await getReturnedPlan(ctx, owner))).not.toContain(payerEmail)
  })
})
