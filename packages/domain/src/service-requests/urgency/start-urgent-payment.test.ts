import { codeOf } from '@oficio/contracts/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { viewPayment } from '../../payments/checkout/view-payment'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { storePhoto } from '../../photos/store-photo'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { payer, startUrgent, urgentInput } from '../../testing/urgent'
import { createServiceRequest } from '../filing/create-service-request'
import { startUrgentPayment } from './start-urgent-payment'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fails = (code: string) => expect.objectContaining({ code })

describe('starting an urgent request', () => {
  it('keeps the form here and tells the provider amount and reference only', async () => {
    const id = await startUrgent(ctx)
    const [checkout] = ctx.payments.checkouts
    expect(checkout).toMatchObject({ reference: id, amountCentavos: 1_500_000, kind: 'urgency_fee' })
    expect(JSON.stringify(checkout)).not.toMatch(/Lucía|lucia|Fernández|555|San Lorenzo|canilla/)
    expect(await ctx.db.serviceRequest.count()).toBe(0)
  })

  it('answers the same page to the same form, also when both clicks come at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => startUrgentPayment(ctx, payer, urgentInput())))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(new Set(answers.map(({ init_point }) => init_point)).size).toBe(1)
    expect(await ctx.db.paymentIntent.count()).toBe(1)
  })

  it('answers the same page, or that it is looked at, to a phone that has left the wifi meanwhile', async () => {
    const first = await startUrgentPayment(ctx, payer, urgentInput())
    const outside = visitor({ deviceHash: payer.deviceHash, ipPrefix: '190.9.9.0' })
    expect((await startUrgentPayment(ctx, outside, urgentInput())).id).toBe(first.id)
    await fetchPayment(ctx, ctx.payments.pay(first.id, { status: 'in_review' }), 'notification')
    await expect(startUrgentPayment(ctx, outside, urgentInput())).rejects.toEqual(fails('payment_in_review'))
  })

  it('makes a page of its own for another device with the same form', async () => {
    const other = visitor({ deviceHash: 'device-2', ipPrefix: payer.ipPrefix })
    const ids = [await startUrgent(ctx), await startUrgent(ctx, { actor: other })]
    expect(new Set(ids).size).toBe(2)
  })

  it('is refused when the same form was filed and lives', async () => {
    const intentId = await startUrgent(ctx)
    await fetchPayment(ctx, ctx.payments.pay(intentId), 'notification')
    await expect(startUrgent(ctx)).rejects.toEqual(fails('already_filed'))
  })

  it('is refused to a device that keeps making forms and never pays', async () => {
    for (let n = 0; n < 10; n += 1) await startUrgent(ctx, { form: { description: `Pedido ${n}` } })
    await expect(startUrgent(ctx, { form: { description: 'Otro más' } })).rejects.toEqual(
      fails('rate_limited'),
    )
    ctx.clock.advance({ minutes: 61 })
    await startUrgent(ctx, { form: { description: 'Otro más' } })
  })

  it('tells such a device when it may go on', async () => {
    await startUrgent(ctx, { form: { description: 'El primero' } })
    ctx.clock.advance({ minutes: 20 })
    for (let n = 0; n < 9; n += 1) await startUrgent(ctx, { form: { description: `Pedido ${n}` } })
    await expect(startUrgent(ctx, { form: { description: 'Otro más' } })).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: 40 * 60,
    })
  })

  it('stays open to a network, however many of it have urgent forms that wait', async () => {
    const createdAt = ctx.clock.now()
    const draft = { ipPrefix: payer.ipPrefix, form: {}, submissionHash: 'x', createdAt }
    const neighbours = Array.from({ length: 100 }, (_, n) => ({ ...draft, deviceHash: `device-${n + 2}` }))
    await ctx.db.serviceRequestDraft.createMany({
      data: neighbours.map((neighbour) => ({ id: ctx.ids.next(), ...neighbour })),
    })
    await expect(startUrgent(ctx, { form: { description: 'El mío' } })).resolves.toBeTruthy()
  })

  it('takes the price from the settings, and refuses another one than was shown', async () => {
    ctx.settings.set('urgencyFeeArs', 18_000)
    await expect(startUrgentPayment(ctx, payer, urgentInput({}, { amount: 15_000 }))).rejects.toMatchObject({
      code: 'price_changed',
      details: { priceArs: 18_000 },
    })
    await startUrgentPayment(ctx, payer, urgentInput({}, { amount: 18_000 }))
    expect(ctx.payments.checkouts[0]?.amountCentavos).toBe(1_800_000)
  })

  it('is refused outside the hours at which it is sold', async () => {
    ctx.settings.set('urgentFromHour', 7)
    ctx.settings.set('urgentUntilHour', 22)
    ctx.clock.set(new Date('2036-06-01T04:00:00.000Z'))
    await expect(startUrgent(ctx)).rejects.toMatchObject({
      code: 'urgent_closed',
      // The clock says 1 a.m. in Argentina.
      retryAfterSeconds: 6 * 3600,
      details: { urgentFromHour: 7, urgentUntilHour: 22 },
      wording: { text: expect.stringContaining('de 7 a 22 h') },
    })
    ctx.clock.set(new Date('2036-06-01T12:00:00.000Z'))
    await startUrgent(ctx)
  })

  it.each([
    ['https://evil.example/', '/service-request?urgent=true'],
    ['//evil.example', '/service-request?urgent=true'],
    ['/service-request?rubroId=1&urgent=true', '/service-request?rubroId=1&urgent=true'],
  ])('comes back only to a path of this site: %s', async (return_url, path) => {
    await startUrgentPayment(ctx, payer, urgentInput({}, { return_url }))
    expect(ctx.payments.checkouts[0]?.returnUrls.success).toBe(`http://localhost:3000${path}`)
  })

  it('asks everything that could refuse the form before money is taken', async () => {
    await expect(startUrgent(ctx, { form: { city: 'Atlantis' } })).rejects.toEqual(fails('validation_failed'))
    const { id } = await storePhoto(ctx, visitor({ deviceHash: 'other' }), { bytes: new Uint8Array([1]) })
    await expect(startUrgent(ctx, { form: { photoIds: [id] } })).rejects.toEqual(fails('photo_not_yours'))
    for (const n of [0, 1, 2])
      await createServiceRequest(ctx, payer, submission({ description: `Pedido ${n}` }))
    await expect(startUrgent(ctx)).rejects.toEqual(fails('too_many_live_requests'))
    expect(ctx.payments.checkouts).toEqual([])
  })

  it('leaves no open page behind when the provider does not answer, and the next click makes it', async () => {
    ctx.payments.failures = ['provider_away']
    await expect(startUrgent(ctx)).rejects.toEqual(fails('provider_away'))
    await startUrgent(ctx)
    expect(await ctx.db.paymentIntent.count()).toBe(1)
    expect(ctx.payments.checkouts).toHaveLength(1)
  })
})

describe('a form that another device has filed meanwhile', () => {
  const near = visitor({ deviceHash: 'device-2', ipPrefix: payer.ipPrefix })
  const far = visitor({ deviceHash: 'device-3', ipPrefix: '190.9.9.0' })
  const news = (intentId: string) => fetchPayment(ctx, ctx.payments.pay(intentId), 'notification')
  const requestCount = () => ctx.db.serviceRequest.count()

  it.each([
    ['in the same network', near],
    ['in another network', far],
  ])('is not sold again on a device whose page is still open: %s', async (_, actor) => {
    await startUrgent(ctx, { actor })
    await news(await startUrgent(ctx))
    await expect(startUrgent(ctx, { actor })).rejects.toEqual(fails('already_filed'))
  })

  it('is not sold again when it was filed without urgency', async () => {
    await startUrgent(ctx, { actor: far })
    await createServiceRequest(ctx, payer, submission())
    await expect(startUrgent(ctx, { actor: far })).rejects.toEqual(fails('already_filed'))
  })

  it.each([near, far])(
    'is refunded when it is paid for all the same, and no other page is offered',
    async (actor) => {
      const open = await startUrgent(ctx, { actor })
      await news(await startUrgent(ctx))
      await news(open)
      expect(await requestCount()).toBe(1)
      expect(await ctx.db.refund.findMany()).toMatchObject([{ reason: 'second_payment' }])
      expect(await viewPayment(ctx, actor, open)).toMatchObject({ state: 'returned', checkoutUrl: null })
      await expect(startUrgent(ctx, { actor })).rejects.toEqual(fails('already_filed'))
      await ctx.db.serviceRequest.updateMany({ data: { status: 'cancelled', closedAt: ctx.clock.now() } })
      expect(await startUrgent(ctx, { actor })).not.toBe(open)
    },
  )

  it('is filed once when both pay at the same moment, and the other fee goes back', async () => {
    const ids = [
      await startUrgent(ctx),
      await startUrgent(ctx, { actor: near }),
      await startUrgent(ctx, { actor: far }),
    ]
    await Promise.all(ids.map(news))
    expect(await requestCount()).toBe(1)
    expect(await ctx.db.refund.findMany()).toMatchObject([
      { reason: 'second_payment' },
      { reason: 'second_payment' },
    ])
  })

  it('leads nobody to pay once the news of it are in, however the two cross', async () => {
    const open = await startUrgent(ctx, { actor: far })
    const paid = await startUrgent(ctx)
    const again = () => startUrgent(ctx, { actor: far }).catch(codeOf)
    const [, ...answers] = await Promise.all([news(paid), again(), again(), again()])
    for (const answer of answers) expect([open, 'already_filed']).toContain(answer)
    expect(await again()).toBe('already_filed')
    expect(await ctx.db.paymentIntent.count()).toBe(2)
  })
})
