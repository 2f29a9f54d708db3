import { beforeEach, describe, expect, it } from 'vitest'
import { changeRubros } from '../../professionals/rubros/change-rubros'
import { buildPendingSubscriber, buildSubscriber, tick } from '../../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'

let ctx: TestCtx
let rubros: number[]
beforeEach(async () => {
  ctx = await createTestContext()
  const activeRubros = await ctx.db.rubro.findMany({
    where: { retiredAt: null },
    orderBy: { position: 'asc' },
    take: 4,
  })
  rubros = activeRubros.map(({ id }) => id)
})

const fake = () => ctx.payments.subscriptions
const row = (id: string) => ctx.db.subscription.findUniqueOrThrow({ where: { id } })
const mails = (template: string) =>
  ctx.mailer.sentMails.filter(({ content }) => content.template === template)

describe('a new price', () => {
  const announcedPrices = async (id: string) => {
    const { nextUnitPriceCentavos, nextUnitPriceFrom, unitPriceCentavos } = await row(id)
    return [unitPriceCentavos / 100, nextUnitPriceCentavos && nextUnitPriceCentavos / 100, nextUnitPriceFrom]
  }
  const setPrice = async (ars: number) => {
    ctx.settings.set('monthlyPricePerRubroArs', ars)
    await tick(ctx)
  }

  it('is announced if it is higher, applies thirty days later, and is charged from then on', async () => {
    const subscriber = await buildSubscriber(ctx, { rubroIds: rubros.slice(0, 2) })
    await setPrice(12_000)
    await tick(ctx)
    expect(await announcedPrices(subscriber.id)).toEqual([
      10_000,
      12_000,
      new Date('2035-04-11T15:00:00.000Z'),
    ])
    expect(mails('subscription-price-announced').map(({ content }) => content.props)).toMatchObject([
      { currentMonthlyArs: 20_000, newMonthlyArs: 24_000, from: '2035-04-11T15:00:00.000Z' },
    ])
    ctx.clock.advance({ days: 29, hours: 23 })
    await tick(ctx)
    expect(fake().live().amountCentavos).toBe(2_000_000)
    ctx.clock.advance({ hours: 1 })
    await tick(ctx)
    expect(await announcedPrices(subscriber.id)).toEqual([12_000, null, null])
    expect(fake().live().amountCentavos).toBe(2_400_000)
    ctx.clock.advance({ days: 1 })
    await subscriber.charge('approved')
    expect((await row(subscriber.id)).paidUntil).toEqual(new Date('2035-05-12T15:00:00.000Z'))
  })

  it('is announced again with thirty days if it rises further before it applies', async () => {
    const subscriber = await buildSubscriber(ctx)
    await setPrice(12_000)
    ctx.clock.advance({ days: 20 })
    await setPrice(15_000)
    expect(await announcedPrices(subscriber.id)).toEqual([
      10_000,
      15_000,
      new Date('2035-05-01T15:00:00.000Z'),
    ])
    ctx.clock.advance({ days: 5 })
    // Less than announced, so the date of the announcement stays.
    await setPrice(11_000)
    expect(await announcedPrices(subscriber.id)).toEqual([
      10_000,
      11_000,
      new Date('2035-05-01T15:00:00.000Z'),
    ])
    ctx.clock.advance({ days: 1 })
    await setPrice(10_000)
    expect(await announcedPrices(subscriber.id)).toEqual([10_000, null, null])
    expect(mails('subscription-price-announced')).toHaveLength(3)
  })

  it('applies at once if it is lower', async () => {
    const subscriber = await buildSubscriber(ctx)
    await setPrice(12_000)
    await setPrice(8_000)
    expect(await announcedPrices(subscriber.id)).toEqual([8_000, null, null])
    expect(fake().live().amountCentavos).toBe(800_000)
  })

  it('is what a rubro costs that is added after it was applied, and not before', async () => {
    const subscriber = await buildSubscriber(ctx, { rubroIds: rubros.slice(0, 1) })
    await setPrice(12_000)
    expect(await changeRubros(ctx, subscriber.actor, { rubroIds: rubros.slice(0, 2) })).toMatchObject({
      monthlyPriceArs: 20_000,
    })
    ctx.clock.advance({ days: 30 })
    await tick(ctx)
    expect(await row(subscriber.id)).toMatchObject({ amountCentavos: 2_400_000 })
  })

  it('is not announced to subscribers who cancelled or never authorised', async () => {
    const pending = await buildPendingSubscriber(ctx)
    const cancelledSubscriber = await buildSubscriber(ctx)
    fake().cancel(cancelledSubscriber.providerId)
    await cancelledSubscriber.news()
    await setPrice(12_000)
    for (const { id } of [pending, cancelledSubscriber])
      expect(await announcedPrices(id)).toEqual([10_000, null, null])
  })
})
