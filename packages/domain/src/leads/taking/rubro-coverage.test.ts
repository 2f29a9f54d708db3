import { beforeEach, describe, expect, it } from 'vitest'
import { changeRubros } from '../../professionals/rubros/change-rubros'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import {
  buildPaidRubros,
  coverageOf,
  fourRubros,
  payNextMonth,
  takeLeadInRubro,
} from '../../testing/rubro-scene'
import { runDueJobs } from '../../testing/run-jobs'
import { buildPendingSubscriber, buildSubscriber, type Subscriber } from '../../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getPortal } from '../desk/get-portal'
import { getProfessionalRequest } from '../desk/get-professional-request'

let ctx: TestCtx
let rubros: [number, number, number, number]
beforeEach(async () => {
  ctx = await createTestContext()
  rubros = await fourRubros(ctx)
})

const set = ({ actor }: Subscriber, rubroIds: number[]) => changeRubros(ctx, actor, { rubroIds })
const subscribed = (rubroIds: number[]) => buildPaidRubros(ctx, rubroIds)
const take = (subscriber: Subscriber, rubroId: number) => takeLeadInRubro(ctx, subscriber, rubroId)
const notCovered = { code: 'rubro_not_covered' }

describe('a rubro added after the charge', () => {
  it('opens no contact in the paid month, and the request, the portal and the page say from which day it does', async () => {
    const [a, b] = rubros
    const subscriber = await subscribed([a])
    const nextChargeAt = (await set(subscriber, [a, b])).nextChargeAt
    await expect(take(subscriber, b)).rejects.toMatchObject(notCovered)
    const request = await buildServiceRequest(ctx, { rubroId: b })
    const view = await getProfessionalRequest(ctx, subscriber.actor, request)
    expect(view).toMatchObject({
      offer: { takes: null, refusal: 'rubro_not_covered' },
      coverableFrom: nextChargeAt,
    })
    expect(await coverageOf(ctx, subscriber)).toMatchObject({ coveredIds: [a], othersFrom: nextChargeAt })
    const { name } = await ctx.db.rubro.findUniqueOrThrow({ where: { id: b } })
    expect((await getPortal(ctx, subscriber.actor)).uncoveredRubros).toMatchObject({
      names: [name],
      othersFrom: nextChargeAt,
    })
    expect((await take(subscriber, a)).status).toBe('active')
  })

  it('is covered from the charge that it was asked for in', async () => {
    const [a, b] = rubros
    const subscriber = await subscribed([a])
    await set(subscriber, [a, b])
    await payNextMonth(ctx, subscriber)
    expect((await take(subscriber, b)).status).toBe('active')
    expect((await coverageOf(ctx, subscriber))?.coveredIds).toEqual([a, b])
  })

  it('stays uncovered by a charge that was of fewer rubros', async () => {
    const [a, b] = rubros
    const subscriber = await subscribed([a])
    await set(subscriber, [a, b])
    ctx.clock.advance({ days: 31 })
    await subscriber.charge('approved', 1_000_000)
    await expect(take(subscriber, b)).rejects.toMatchObject(notCovered)
    expect((await take(subscriber, a)).status).toBe('active')
  })

  it('stays uncovered in the days of grace after a charge that failed', async () => {
    const [a, b] = rubros
    const subscriber = await subscribed([a])
    await set(subscriber, [a, b])
    ctx.clock.advance({ days: 31 })
    await runDueJobs(ctx)
    await subscriber.charge('declined')
    await expect(take(subscriber, b)).rejects.toMatchObject(notCovered)
    expect((await take(subscriber, a)).status).toBe('active')
  })

  it('takes a free lead where one is left', async () => {
    const [a, b] = rubros
    const subscriber = await buildSubscriber(ctx, { rubroIds: [a], freeLeadsLeft: 1 })
    await set(subscriber, [a, b])
    await take(subscriber, b)
    expect(await ctx.db.lead.findFirstOrThrow()).toMatchObject({ source: 'trial' })
    await expect(take(subscriber, b)).rejects.toMatchObject(notCovered)
  })
})

describe('before the first charge', () => {
  it('covers what was authorised, also where it was exchanged while it waited for its payer', async () => {
    const [a, b, c] = rubros
    const subscriber = await buildPendingSubscriber(ctx, { rubroIds: [a], freeLeadsLeft: 0 })
    await set(subscriber, [b])
    ctx.clock.advance({ minutes: 1 })
    ctx.payments.subscriptions.authorise(subscriber.providerId)
    await subscriber.news()
    await take(subscriber, b)
    ctx.clock.advance({ minutes: 1 })
    await set(subscriber, [c])
    await expect(take(subscriber, c)).rejects.toMatchObject(notCovered)
  })

  it('is one period with the first month: a rubro used on trust cannot be exchanged', async () => {
    const [a, b] = rubros
    const subscriber = await buildPendingSubscriber(ctx, { rubroIds: [a], freeLeadsLeft: 0 })
    ctx.payments.subscriptions.authorise(subscriber.providerId)
    await subscriber.news()
    await take(subscriber, a)
    ctx.clock.advance({ minutes: 1 })
    await set(subscriber, [b])
    const { othersFrom } = (await coverageOf(ctx, subscriber)) ?? {}
    await subscriber.charge('approved')
    await expect(take(subscriber, b)).rejects.toMatchObject(notCovered)
    expect(await coverageOf(ctx, subscriber)).toMatchObject({ coveredIds: [], othersFrom })
    await payNextMonth(ctx, subscriber)
    expect((await take(subscriber, b)).status).toBe('active')
  })
})

it('says of an ending subscription that a new rubro will not be covered', async () => {
  const [a, b] = rubros
  const subscriber = await subscribed([a])
  await ctx.db.subscription.updateMany({
    data: { cancelReason: 'payer', cancelledAt: ctx.clock.now(), status: 'cancelled' },
  })
  await set(subscriber, [a, b])
  expect(await coverageOf(ctx, subscriber)).toMatchObject({
    coveredIds: [a],
    othersFrom: null,
    isEnding: true,
  })
})
