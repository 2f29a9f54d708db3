import { AppError } from '@oficio/contracts/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, account } from '../../kernel/actor'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildSubscription } from '../../testing/builders/build-subscription'
import { runDueJobs } from '../../testing/run-jobs'
import { tick } from '../../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fetchSubscription } from '../provider-sync/fetch-subscription'
import { cancelSubscription } from './cancel-subscription'
import { createSubscription } from './create-subscription'
import { cleanUpSubscriptions } from './tend-subscriptions'

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

describe('a creation whose answer was lost', () => {
  const loseOne = async () => {
    fake().losesNextCreation = true
    await expect(subscribe()).rejects.toMatchObject({ code: 'provider_away' })
  }

  it('is found by the next try, which makes no second one', async () => {
    await loseOne()
    const { redirectUrl } = await subscribe()
    expect(fake().all.size).toBe(1)
    expect(redirectUrl).toBe(fake().live().url)
  })

  it('is ended when it shows late, and the newer one stays', async () => {
    await loseOne()
    const [orphanId] = [...fake().all.keys()]
    fake().hidden.add(String(orphanId))
    const { redirectUrl } = await subscribe()
    expect(fake().all.size).toBe(2)
    await tick(ctx)
    expect(stateAtProvider()).toEqual(['pending', 'pending'])
    fake().hidden.clear()
    ctx.clock.advance({ hours: 3 })
    await tick(ctx)
    expect(stateAtProvider()).toEqual(['cancelled', 'pending'])
    expect(redirectUrl).toBe(fake().live().url)
  })

  it('is ended when the provider itself tells of it, and what it charged goes back', async () => {
    await loseOne()
    const [orphanId = ''] = [...fake().all.keys()]
    fake().hidden.add(orphanId)
    await subscribe()
    fake().authorise(orphanId)
    const chargeId = fake().charge(orphanId, 'approved')
    await fetchSubscription(ctx, { providerId: orphanId })
    await runDueJobs(ctx)
    expect(stateAtProvider()).toEqual(['cancelled', 'pending'])
    const payment = await ctx.payments.getPayment(fake().paymentOf(chargeId))
    expect(payment?.status).toBe('refunded')
    const [row] = await rows()
    expect(row).toMatchObject({ status: 'pending', paidUntil: null })
  })

  it('blocks neither another orphan nor anything else if it cannot be cancelled', async () => {
    await loseOne()
    const [first = ''] = [...fake().all.keys()]
    fake().hidden.add(first)
    fake().losesNextCreation = true
    await expect(subscribe()).rejects.toMatchObject({ code: 'provider_away' })
    const second = [...fake().all.keys()].find((id) => id !== first) ?? ''
    fake().hidden.add(second)
    await subscribe()
    fake().hidden.clear()
    const own = (await rows())[0]?.providerId ?? ''
    // A decided end that never reached the provider.
    const { id: otherId } = await buildProfessional(ctx)
    const other = await buildSubscription(ctx, { professionalId: otherId, cancelReason: 'payer' })
    const { cancelSubscription: cancel } = ctx.payments
    ctx.payments.cancelSubscription = async (id) => {
      if (id === first) throw new AppError('provider_refused')
      return id === other.providerId ? Promise.reject(new Error('asked for')) : cancel(id)
    }
    await expect(cleanUpSubscriptions(ctx)).rejects.toThrow(/2 failed/)
    expect(fake().all.get(second)?.status).toBe('cancelled')
    expect(fake().all.get(own)?.status).toBe('pending')
  })

  it('is given up when nobody tries again, and nothing is left at the provider', async () => {
    await loseOne()
    ctx.clock.advance({ minutes: 16 })
    await tick(ctx)
    expect(stateAtProvider()).toEqual(['cancelled'])
    expect(await rows()).toMatchObject([{ status: 'cancelled', cancelReason: 'abandoned' }])
    expect(ctx.mailer.sentMails).toHaveLength(0)
  })
})

describe('a creation whose maker died', () => {
  it('is under way for a minute, and then taken over by the next caller', async () => {
    const [outcome] = await Promise.all([subscribe()])
    const [row] = await rows()
    // The state between the provider's answer and our commit.
    await ctx.db.subscription.update({
      where: { id: row?.id ?? '' },
      data: {
        providerId: null,
        checkoutUrl: null,
        creatingUntil: new Date(ctx.clock.now().getTime() + 60_000),
      },
    })
    await expect(subscribe()).rejects.toMatchObject({ code: 'subscription_busy' })
    ctx.clock.advance({ minutes: 1 })
    expect(await subscribe()).toEqual(outcome)
    expect(fake().all.size).toBe(1)
  })

  it('is taken over by one of many', async () => {
    await subscribe()
    const [row] = await rows()
    await ctx.db.subscription.update({
      where: { id: row?.id ?? '' },
      data: { providerId: null, checkoutUrl: null, creatingUntil: ctx.clock.now() },
    })
    await Promise.allSettled(Array.from({ length: 8 }, () => subscribe()))
    expect(fake().calls.filter((name) => name === 'createSubscription')).toHaveLength(1)
    expect(fake().live().reference).toBe(row?.id)
  })
})

describe('a subscription that nobody authorises', () => {
  it('is given up after a week, and not before', async () => {
    await subscribe()
    ctx.clock.advance({ days: 6, hours: 23 })
    await tick(ctx)
    expect(stateAtProvider()).toEqual(['pending'])
    ctx.clock.advance({ hours: 2 })
    await tick(ctx)
    expect(stateAtProvider()).toEqual(['cancelled'])
    expect(await rows()).toMatchObject([{ status: 'cancelled', cancelReason: 'abandoned' }])
    expect(ctx.mailer.sentMails).toHaveLength(0)
  })

  it('stays when its payer authorised it in the last moment', async () => {
    await subscribe()
    ctx.clock.advance({ days: 8 })
    fake().authorise(fake().live().id)
    await tick(ctx)
    expect(stateAtProvider()).toEqual(['authorized'])
  })

  it('can be cancelled before, also while it is being created', async () => {
    await Promise.allSettled([subscribe(), cancelSubscription(ctx, actor)])
    await cancelSubscription(ctx, actor).catch(() => undefined)
    ctx.clock.advance({ minutes: 16 })
    await tick(ctx)
    expect(stateAtProvider().filter((status) => status !== 'cancelled')).toEqual([])
    expect((await rows()).filter(({ status }) => status !== 'cancelled')).toEqual([])
    await expect(cancelSubscription(ctx, actor)).rejects.toMatchObject({ code: 'nothing_to_cancel' })
  })
})
