import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, account } from '../../kernel/actor'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { caseLink, professionalWith } from '../../testing/subscription-cases'
import { tick } from '../../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { batchSubscriptionStatus } from './batch-subscription-status'
import { getTrialStatus } from './get-trial-status'
import { startTrial } from './start-trial'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fake = () => ctx.payments.subscriptions

describe('starting the trial', () => {
  const stay = { requiresRedirect: false, redirectUrl: null }

  it('asks for nothing while free leads remain, however often and with whatever wish', async () => {
    const { actor } = await professionalWith(ctx, 1, null)
    for (const paymentMethod of [undefined, 'none', 'mercadopago', 'mercadopago'])
      expect(await startTrial(ctx, actor, { paymentMethod })).toEqual(stay)
    expect(fake().all.size).toBe(0)
    const { freeLeadsLeft } = await ctx.db.professional.findFirstOrThrow()
    expect(freeLeadsLeft).toBe(1)
  })

  it('refuses an unknown or absent payment method once the free leads are used up', async () => {
    const { actor } = await professionalWith(ctx, 0, null)
    for (const paymentMethod of [undefined, '', 'stripe'])
      await expect(startTrial(ctx, actor, { paymentMethod })).rejects.toMatchObject({
        code: 'payment_method_unknown',
      })
    expect(fake().all.size).toBe(0)
  })

  it('answers one link with none left', async () => {
    const { actor } = await professionalWith(ctx, 0, null)
    const first = await startTrial(ctx, actor, { paymentMethod: 'mercadopago' })
    expect(first).toEqual({ requiresRedirect: true, redirectUrl: fake().live().url })
    expect(await startTrial(ctx, actor, { paymentMethod: 'mercadopago' })).toEqual(first)
    expect(fake().all.size).toBe(1)
  })

  it('asks for nothing while a subscription runs, and leads on when it is over', async () => {
    const { actor } = await professionalWith(ctx, 0, 'active')
    expect(await startTrial(ctx, actor, { paymentMethod: 'mercadopago' })).toEqual(stay)
    const late = await professionalWith(ctx, 0, 'past_due')
    expect(await startTrial(ctx, late.actor, { paymentMethod: 'mercadopago' })).toMatchObject({
      redirectUrl: caseLink,
    })
    const endedSubscriber = await professionalWith(ctx, 0, 'over')
    expect(await startTrial(ctx, endedSubscriber.actor, { paymentMethod: 'mercadopago' })).toEqual({
      requiresRedirect: true,
      redirectUrl: fake().live().url,
    })
    await tick(ctx)
  })

  it('is refused to professionals without approval', async () => {
    const { userId } = await buildProfessional(ctx, { status: 'pending_approval' })
    await expect(startTrial(ctx, account(userId, 'professional'), {})).rejects.toMatchObject({
      code: 'not_approved',
    })
  })
})

describe('the status of several', () => {
  const ask = (actor: Actor, professionalIds: string[]) =>
    batchSubscriptionStatus(ctx, actor, { professionalIds })

  it("is one's own, by id", async () => {
    const { actor, professionalId } = await professionalWith(ctx, 2, 'active')
    const { data } = await ask(actor, [professionalId, professionalId])
    expect(data).toEqual({ [professionalId]: await getTrialStatus(ctx, actor) })
  })

  it("is unknown for somebody else's, also beside one's own", async () => {
    const professional = await professionalWith(ctx, 2, null)
    const other = await professionalWith(ctx, 0, 'active')
    for (const ids of [
      [other.professionalId],
      [professional.professionalId, other.professionalId],
      [ctx.ids.next()],
    ])
      await expect(ask(professional.actor, ids)).rejects.toMatchObject({ code: 'not_found' })
  })

  it("is anybody's for an admin", async () => {
    const professional = await professionalWith(ctx, 2, null)
    const other = await professionalWith(ctx, 0, 'active')
    const { id } = await buildUser(ctx, { role: 'admin' })
    const { data } = await ask(account(id, 'admin'), [professional.professionalId, other.professionalId])
    expect(data[professional.professionalId]).toMatchObject({ isTrial: true, status: 'none' })
    expect(data[other.professionalId]).toMatchObject({ isTrial: false, status: 'active' })
  })
})
