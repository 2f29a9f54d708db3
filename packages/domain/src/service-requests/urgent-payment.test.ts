import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../context/actor'
import { findPayment } from '../payments/find-payment'
import { syncPayment } from '../payments/sync-payment'
import { removeUnusedPhotos } from '../photos/remove-unused-photos'
import { storePhoto } from '../photos/store-photo'
import { buildServiceRequest } from '../testing/builders/build-service-request'
import { buildUser } from '../testing/builders/build-user'
import { waitingJobs } from '../testing/run-jobs'
import { submission } from '../testing/submission-form'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { payer, startUrgent, urgentInput } from '../testing/urgent'
import { createServiceRequest } from './create-service-request'
import { startUrgencyOfRequest } from './start-urgency-of-request'
import { startUrgentPayment } from './start-urgent-payment'
import { refundUnusedFees } from './tend-drafts'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fails = (code: string) => expect.objectContaining({ code })
const urgent = (changes = {}) => submission({ isUrgent: true, ...changes })

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

  it('makes a page of its own for another device with the same form', async () => {
    const other = visitor({ deviceHash: 'device-2', ipPrefix: payer.ipPrefix })
    const ids = [await startUrgent(ctx), await startUrgent(ctx, { actor: other })]
    expect(new Set(ids).size).toBe(2)
  })

  it('is refused when the same form was filed and lives', async () => {
    const intentId = await startUrgent(ctx)
    await syncPayment(ctx, ctx.payments.pay(intentId), 'notification')
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

  it('takes the price from the settings, and refuses another one than was shown', async () => {
    ctx.settings.set('urgencyFeeArs', 18_000)
    await expect(startUrgentPayment(ctx, payer, urgentInput({}, { amount: 15_000 }))).rejects.toEqual(
      fails('price_changed'),
    )
    await startUrgentPayment(ctx, payer, urgentInput({}, { amount: 18_000 }))
    expect(ctx.payments.checkouts[0]?.amountCentavos).toBe(1_800_000)
  })

  it('is refused outside the hours at which it is sold', async () => {
    ctx.settings.set('urgentFromHour', 7)
    ctx.settings.set('urgentUntilHour', 22)
    ctx.clock.set(new Date('2036-06-01T04:00:00.000Z'))
    await expect(startUrgent(ctx)).rejects.toEqual(fails('urgent_closed'))
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

describe('the payment of an urgent request', () => {
  it('files it with its photos by the notification alone, tells professionals and mails the client', async () => {
    const { id: photoId } = await storePhoto(ctx, payer, { bytes: new Uint8Array([7]) })
    const intentId = await startUrgent(ctx, { form: { photoIds: [photoId] } })
    await syncPayment(ctx, ctx.payments.pay(intentId), 'notification')
    const request = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { urgencyIntentId: intentId } })
    expect(request).toMatchObject({ isUrgent: true, status: 'pending', contactName: 'Lucía' })
    expect(request.urgentDueAt?.getTime()).toBe(ctx.clock.now().getTime() + 60 * 60_000)
    expect(await ctx.db.photo.findUniqueOrThrow({ where: { id: photoId } })).toMatchObject({
      state: 'attached',
    })
    expect((await waitingJobs(ctx)).map(({ name }) => name).sort()).toEqual([
      'notify-professionals',
      'send-mail',
    ])
    expect(await ctx.db.serviceRequestDraft.findFirstOrThrow()).toMatchObject({ form: null })
  })

  it('finds the photos of its form although it is heard of late, and forgets them with the form', async () => {
    const { id: photoId } = await storePhoto(ctx, payer, { bytes: new Uint8Array([7]) })
    const intentId = await startUrgent(ctx, { form: { photoIds: [photoId] } })
    const paymentId = ctx.payments.pay(intentId)
    ctx.clock.advance({ days: 2 })
    await removeUnusedPhotos(ctx)
    await syncPayment(ctx, paymentId, 'reconciliation')
    expect(await ctx.db.photo.findUniqueOrThrow({ where: { id: photoId } })).toMatchObject({
      state: 'attached',
    })
    const { id: unused } = await storePhoto(ctx, payer, { bytes: new Uint8Array([8]) })
    ctx.clock.advance({ days: 2 })
    await removeUnusedPhotos(ctx)
    expect(await ctx.db.photo.count({ where: { id: unused } })).toBe(0)
  })

  it('of one form on two pages files one request and gives the second fee back', async () => {
    const first = await startUrgent(ctx)
    ctx.clock.advance({ minutes: 55 })
    const second = await startUrgent(ctx)
    expect(second).not.toBe(first)
    await syncPayment(ctx, ctx.payments.pay(first), 'notification')
    await syncPayment(ctx, ctx.payments.pay(second), 'notification')
    expect(await ctx.db.serviceRequest.count()).toBe(1)
    expect((await ctx.db.refund.findMany()).map(({ reason }) => reason)).toEqual(['second_payment'])
  })

  it('goes back when the form was kept by a version of the site that took more', async () => {
    const intentId = await startUrgent(ctx)
    await ctx.db.serviceRequestDraft.updateMany({ data: { form: { contactName: '' } } })
    await syncPayment(ctx, ctx.payments.pay(intentId), 'notification')
    expect((await ctx.db.refund.findMany()).map(({ reason }) => reason)).toEqual(['not_fulfilled'])
  })

  it('goes back when the form cannot be filed any more', async () => {
    const intentId = await startUrgent(ctx)
    await ctx.db.rubro.update({ where: { id: 1 }, data: { isActive: false } })
    await syncPayment(ctx, ctx.payments.pay(intentId), 'notification')
    await ctx.db.rubro.update({ where: { id: 1 }, data: { isActive: true } })
    expect(await ctx.db.serviceRequest.count()).toBe(0)
    expect((await ctx.db.refund.findMany()).map(({ reason }) => reason)).toEqual(['not_fulfilled'])
  })

  it('is told to nobody else: another device, another account, a made-up id', async () => {
    const intentId = await startUrgent(ctx)
    const paymentId = ctx.payments.pay(intentId)
    const user = await buildUser(ctx)
    for (const actor of [visitor({ deviceHash: 'device-2' }), account(user.id, 'user'), visitor()])
      await expect(findPayment(ctx, actor, { paymentId })).rejects.toEqual(fails('payment_not_found'))
    await expect(findPayment(ctx, payer, { paymentId: '99999' })).rejects.toEqual(fails('payment_not_found'))
    const other = await startUrgent(ctx, {
      actor: visitor({ deviceHash: 'device-2', ipPrefix: '190.0.0.0' }),
    })
    await expect(findPayment(ctx, payer, { intentId: other })).rejects.toEqual(fails('payment_not_found'))
    expect(await findPayment(ctx, payer, { paymentId })).toMatchObject({ intentStatus: 'paid' })
  })
})

describe('submitting an urgent form with a payment', () => {
  const payFee = async () => {
    const { id } = await startUrgentPayment(ctx, payer, urgentInput(null))
    return ctx.payments.pay(id)
  }

  it('files one request for fifty equal submissions at once', async () => {
    const paymentId = await payFee()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => createServiceRequest(ctx, payer, urgent({ paymentId }))),
    )
    expect(new Set(answers.map(({ requestId }) => requestId)).size).toBe(1)
    expect(await ctx.db.serviceRequest.count()).toBe(1)
  })

  it('files one request for fifty different submissions at once', async () => {
    const paymentId = await payFee()
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) =>
        createServiceRequest(ctx, payer, urgent({ paymentId, description: `Pedido ${n}` })),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'payment_used' },
    })
    expect(await ctx.db.serviceRequest.count()).toBe(1)
  })

  it('answers with the request that the payment filed already', async () => {
    const intentId = await startUrgent(ctx)
    const paymentId = ctx.payments.pay(intentId)
    const [answer] = await Promise.all([
      createServiceRequest(ctx, payer, urgent({ paymentId })),
      syncPayment(ctx, paymentId, 'notification'),
    ])
    expect(await ctx.db.serviceRequest.findMany({ select: { id: true } })).toEqual([{ id: answer.requestId }])
  })

  it('refuses a payment that is pending, declined, somebody else’s or made up, and no payment', async () => {
    const pay = async (status: string) => {
      const { id } = await startUrgentPayment(ctx, payer, urgentInput(null))
      return ctx.payments.pay(id, { status })
    }
    const submit = (paymentId: string | undefined, actor = payer) =>
      createServiceRequest(ctx, actor, urgent(paymentId ? { paymentId } : {}))
    await expect(submit(await pay('in_process'))).rejects.toEqual(fails('payment_pending'))
    await expect(submit(await pay('rejected'))).rejects.toEqual(fails('urgency_unpaid'))
    await expect(submit(await payFee(), visitor({ deviceHash: 'device-2' }))).rejects.toEqual(
      fails('urgency_unpaid'),
    )
    await expect(submit('123456')).rejects.toEqual(fails('urgency_unpaid'))
    await expect(submit(undefined, visitor())).rejects.toEqual(fails('urgency_unpaid'))
    expect(await ctx.db.serviceRequest.count()).toBe(0)
  })

  it('is answered from another network, and with a blank field where it was left out', async () => {
    const intentId = await startUrgent(ctx)
    const paymentId = ctx.payments.pay(intentId)
    const moved = visitor({ deviceHash: 'device-1', ipPrefix: '190.9.9.0' })
    await createServiceRequest(ctx, moved, urgent({ paymentId, title: '' }))
    expect(await ctx.db.serviceRequest.count()).toBe(1)
  })

  it('finds the payment by our own id before anybody has told of it', async () => {
    const { id } = await startUrgentPayment(ctx, payer, urgentInput(null))
    ctx.payments.pay(id)
    await createServiceRequest(ctx, payer, urgent({ paymentId: id }))
    expect(await ctx.db.serviceRequest.count()).toBe(1)
  })

  it('does not use a fee that is on its way back', async () => {
    const paymentId = await payFee()
    await syncPayment(ctx, paymentId, 'notification')
    ctx.clock.advance({ hours: 25 })
    await refundUnusedFees(ctx)
    await expect(createServiceRequest(ctx, payer, urgent({ paymentId }))).rejects.toEqual(
      fails('urgency_unpaid'),
    )
  })

  it('gives a fee back that no form used within a day', async () => {
    await syncPayment(ctx, await payFee(), 'notification')
    await refundUnusedFees(ctx)
    expect(await ctx.db.refund.count()).toBe(0)
    ctx.clock.advance({ hours: 25 })
    await refundUnusedFees(ctx)
    await refundUnusedFees(ctx)
    expect((await ctx.db.refund.findMany()).map(({ reason }) => reason)).toEqual(['unused'])
  })
})

describe('making an existing request urgent', () => {
  it('is for its client, while it is pending, and once', async () => {
    const user = await buildUser(ctx)
    const client = account(user.id, 'user')
    const request = await buildServiceRequest(ctx, { userId: user.id })
    const start = (actor = client) =>
      startUrgencyOfRequest(ctx, actor, { metadata: {}, requestId: request.id })
    await expect(start(payer)).rejects.toEqual(fails('request_not_found'))
    const { id } = await start()
    expect((await start()).id).toBe(id)
    await syncPayment(ctx, ctx.payments.pay(id), 'notification')
    expect(await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: request.id } })).toMatchObject({
      isUrgent: true,
      urgencyIntentId: id,
    })
    await expect(start()).rejects.toEqual(fails('already_urgent'))
  })

  it('gives the fee back when the request was closed meanwhile', async () => {
    const user = await buildUser(ctx)
    const request = await buildServiceRequest(ctx, { userId: user.id })
    const { id } = await startUrgencyOfRequest(ctx, account(user.id, 'user'), {
      metadata: {},
      requestId: request.id,
    })
    await ctx.db.serviceRequest.update({
      where: { id: request.id },
      data: { status: 'cancelled', closedAt: ctx.clock.now() },
    })
    await syncPayment(ctx, ctx.payments.pay(id), 'notification')
    expect((await ctx.db.refund.findMany()).map(({ reason }) => reason)).toEqual(['not_fulfilled'])
  })
})
