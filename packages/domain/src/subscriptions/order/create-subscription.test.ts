import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, account } from '../../kernel/actor'
import { getTrialStatus } from '../../professionals/plan/get-trial-status'
import { buildProfessional } from '../../testing/builders/build-professional'
import { tick } from '../../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { createSubscription } from './create-subscription'

let ctx: TestCtx
let actor: Actor
let professionalId: string
beforeEach(async () => {
  ctx = await createTestContext()
  const professional = await buildProfessional(ctx, { user: { email: 'plomero@example.com' } })
  actor = account(professional.userId, 'professional')
  professionalId = professional.id
})

const subscribe = (input = {}) => createSubscription(ctx, actor, input)
const fake = () => ctx.payments.subscriptions
const rows = () =>
  ctx.db.subscription.findMany({ where: { subjectId: professionalId }, orderBy: { id: 'asc' } })
const stateAtProvider = () => [...fake().all.values()].map(({ status }) => status)

describe('creating a subscription', () => {
  it('asks the provider for the price of all rubros, under our own id, and keeps what was accepted', async () => {
    const other = await ctx.db.rubro.findFirstOrThrow({ where: { slug: { not: 'plomeria' } } })
    await ctx.db.professionalRubro.create({ data: { professionalId, rubroId: other.id } })
    const { redirectUrl, requiresRedirect } = await subscribe()
    const [row] = await rows()
    expect(fake().live()).toMatchObject({
      reference: row?.id,
      amountCentavos: 2_000_000,
      payerEmail: 'plomero@example.com',
      url: redirectUrl,
    })
    expect(requiresRedirect).toBe(true)
    expect(row).toMatchObject({ status: 'pending', units: 2, termsVersion: expect.any(String) })
  })

  it('makes one at the provider however many ask at the same moment', async () => {
    const calls = await Promise.allSettled(Array.from({ length: 12 }, () => subscribe()))
    const links = calls.flatMap((call) => (call.status === 'fulfilled' ? [call.value.redirectUrl] : []))
    expect(fake().all.size).toBe(1)
    expect(new Set(links)).toEqual(new Set([fake().live().url]))
    for (const call of calls)
      if (call.status === 'rejected') expect(call.reason).toMatchObject({ code: 'subscription_busy' })
    expect(await subscribe()).toEqual({ requiresRedirect: true, redirectUrl: fake().live().url })
    expect(await rows()).toHaveLength(1)
  })

  it('is refused to actors who could not use it', async () => {
    for (const status of ['pending_payment', 'pending_approval', 'rejected', 'suspended'] as const) {
      await ctx.db.professional.update({ where: { id: professionalId }, data: { status } })
      const code = status === 'suspended' ? 'account_suspended' : 'not_approved'
      await expect(subscribe()).rejects.toMatchObject({ code })
    }
    expect(fake().all.size).toBe(0)
  })

  it('is refused while one runs', async () => {
    await subscribe()
    fake().authorise(fake().live().id)
    await tick(ctx)
    ctx.clock.advance({ minutes: 3 })
    await tick(ctx)
    await expect(subscribe()).rejects.toMatchObject({ code: 'already_subscribed' })
    expect(fake().all.size).toBe(1)
  })

  it('replaces an unauthorised order for another payer mail or another price', async () => {
    await subscribe()
    await subscribe({ payerEmail: 'otra.cuenta@example.com' })
    expect(stateAtProvider()).toEqual(['cancelled', 'pending'])
    ctx.settings.set('monthlyPricePerRubroArs', 12_000)
    await subscribe({ payerEmail: 'OTRA.cuenta@example.com' })
    expect(stateAtProvider()).toEqual(['cancelled', 'cancelled', 'pending'])
    expect(fake().live()).toMatchObject({ amountCentavos: 1_200_000 })
    await subscribe({ payerEmail: 'otra.cuenta@example.com' })
    expect(fake().all.size).toBe(3)
    expect((await rows()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'pending'])
  })

  it('is refused at another price than was shown, and then shows the current price', async () => {
    await subscribe({ monthlyPriceArs: 10_000 })
    ctx.settings.set('monthlyPricePerRubroArs', 12_000)
    await expect(subscribe({ monthlyPriceArs: 10_000 })).rejects.toMatchObject({ code: 'price_changed' })
    expect(stateAtProvider()).toEqual(['pending'])
    const { monthlyPriceArs } = await getTrialStatus(ctx, actor)
    expect(monthlyPriceArs).toBe(12_000)
    await subscribe({ monthlyPriceArs })
    expect(fake().live()).toMatchObject({ amountCentavos: 1_200_000 })
  })

  it('leaves nothing behind when the provider refuses', async () => {
    fake().failures.push('provider_refused')
    await expect(subscribe()).rejects.toMatchObject({ code: 'provider_refused' })
    await subscribe()
    expect((await rows()).map(({ status }) => status)).toEqual(['cancelled', 'pending'])
  })
})
