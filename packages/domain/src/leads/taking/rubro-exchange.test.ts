import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { changeRubros } from '../../professionals/rubros/change-rubros'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { otherConnection } from '../../testing/other-connection'
import {
  buildPaidRubros,
  countUsedRubros,
  coverageOf,
  fourRubros,
  payNextMonth,
  takeLeadInRubro,
} from '../../testing/rubro-scene'
import type { Subscriber } from '../../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { takeLead } from './take-lead'

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

describe('exchanging a rubro', () => {
  it('covers the new one at once, and only one in a paid month', async () => {
    const [a, b, c] = rubros
    const subscriber = await subscribed([a])
    await set(subscriber, [b])
    expect(await coverageOf(ctx, subscriber)).toMatchObject({ coveredIds: [b] })
    await set(subscriber, [c])
    await expect(take(subscriber, c)).rejects.toMatchObject(notCovered)
    await set(subscriber, [b])
    expect((await take(subscriber, b)).status).toBe('active')
  })

  it('covers nothing where a contact was opened in the removed rubro, also a returned one', async () => {
    const [a, b] = rubros
    const subscriber = await subscribed([a])
    const { id } = await take(subscriber, a)
    await ctx.db.lead.update({ where: { id }, data: { status: 'returned', returnedAt: ctx.clock.now() } })
    await set(subscriber, [b])
    await expect(take(subscriber, b)).rejects.toMatchObject(notCovered)
    await set(subscriber, [a])
    expect((await take(subscriber, a)).status).toBe('active')
  })

  it('back covers the first one again until a contact was opened in the second', async () => {
    const [a, b] = rubros
    const subscriber = await subscribed([a])
    await set(subscriber, [b])
    await set(subscriber, [a])
    expect((await take(subscriber, a)).status).toBe('active')
    await set(subscriber, [b])
    await expect(take(subscriber, b)).rejects.toMatchObject(notCovered)
    const other = await subscribed([a])
    await set(other, [b])
    await take(other, b)
    await set(other, [a])
    await expect(take(other, a)).rejects.toMatchObject(notCovered)
    await set(other, [a, b])
    expect((await coverageOf(ctx, other))?.coveredIds).toEqual([b])
  })

  it('is free again with the next charge, which is of the rubros of its day', async () => {
    const [a, b, c] = rubros
    const subscriber = await subscribed([a])
    await take(subscriber, a)
    await set(subscriber, [b])
    await payNextMonth(ctx, subscriber)
    await set(subscriber, [c])
    expect((await take(subscriber, c)).status).toBe('active')
    await set(subscriber, [b])
    await expect(take(subscriber, b)).rejects.toMatchObject(notCovered)
  })

  it('is valid in the days of grace when the charge is made after all', async () => {
    const [a, b] = rubros
    const subscriber = await subscribed([a])
    ctx.clock.advance({ days: 31 })
    const debitAt = ctx.clock.now()
    await subscriber.charge('declined')
    ctx.clock.advance({ days: 2 })
    await set(subscriber, [b])
    ctx.payments.subscriptions.charge(subscriber.providerId, 'approved', { debitAt })
    await subscriber.news()
    expect((await subscriber.standing()).status).toBe('active')
    expect((await take(subscriber, b)).status).toBe('active')
  })

  it('multiplies no free lead of the trial', async () => {
    const [a, b] = rubros
    const { userId } = await buildProfessional(ctx, { rubroIds: [a], freeLeadsLeft: 1 })
    const actor = account(userId, 'professional')
    await takeLead(ctx, actor, { id: (await buildServiceRequest(ctx, { rubroId: a })).id })
    await changeRubros(ctx, actor, { rubroIds: [b] })
    const { id } = await buildServiceRequest(ctx, { rubroId: b })
    await expect(takeLead(ctx, actor, { id })).rejects.toMatchObject({ code: 'trial_exhausted' })
  })
})

describe('at the same moment', () => {
  it('an exchange and a contact of the old rubro never give two rubros for the price of one', async () => {
    const [a, b] = rubros
    for (let round = 0; round < 8; round += 1) {
      const subscriber = await subscribed([a])
      await Promise.allSettled([set(subscriber, [b]), take(subscriber, a), take(subscriber, b)])
      await set(subscriber, [b])
      await Promise.allSettled([take(subscriber, b)])
      await set(subscriber, [a])
      await Promise.allSettled([take(subscriber, a)])
      expect(await countUsedRubros(ctx, subscriber)).toBe(1)
    }
  })

  it('a contact that waited for the exchange is judged by the rubros after it', async () => {
    const [a, b] = rubros
    const subscriber = await subscribed([a])
    const other = await otherConnection(ctx.databaseUrl)
    await other.query('BEGIN')
    await other.query('SELECT 1 FROM professionals WHERE id = $1 FOR UPDATE', [subscriber.professionalId])
    const exchange = set(subscriber, [b])
    await other.untilWaitedFor(1)
    const lead = take(subscriber, a).catch(({ code }) => code)
    await other.untilWaitedFor(2)
    await other.query('COMMIT')
    await other.end()
    await exchange
    expect(await lead).toBe('out_of_reach')
    expect((await take(subscriber, b)).status).toBe('active')
  })

  it('two exchanges give one', async () => {
    const [a, b, c] = rubros
    const subscriber = await subscribed([a])
    await Promise.all([set(subscriber, [b]), set(subscriber, [c])])
    await Promise.allSettled([set(subscriber, [b, c]), take(subscriber, b), take(subscriber, c)])
    await Promise.allSettled([take(subscriber, b), take(subscriber, c)])
    expect(await countUsedRubros(ctx, subscriber)).toBe(1)
    expect(await ctx.db.rubroExchange.count()).toBe(1)
  })
})
