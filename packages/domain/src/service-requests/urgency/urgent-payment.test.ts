import { beforeEach, describe, expect, it } from 'vitest'
import { account, type Caller, visitor } from '../../kernel/actor'
import { findPayment } from '../../payments/checkout/find-payment'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { removeUnusedPhotos } from '../../photos/remove-unused-photos'
import { storePhoto } from '../../photos/store-photo'
import { buildIntent, buildPayment } from '../../testing/builders/build-payment'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { waitingJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { payer, startUrgent } from '../../testing/urgent'
import { startUrgencyOfRequest } from './start-urgency-of-request'
import { offerUrgency } from './view-urgency'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fails = (code: string) => expect.objectContaining({ code })

describe('the payment of an urgent request', () => {
  it('files it with its photos by the notification alone, tells professionals and mails the client', async () => {
    const { id: photoId } = await storePhoto(ctx, payer, { bytes: new Uint8Array([7]) })
    const intentId = await startUrgent(ctx, { form: { photoIds: [photoId] } })
    await fetchPayment(ctx, ctx.payments.pay(intentId), 'notification')
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
    await fetchPayment(ctx, paymentId, 'reconciliation')
    expect(await ctx.db.photo.findUniqueOrThrow({ where: { id: photoId } })).toMatchObject({
      state: 'attached',
    })
    const { id: unused } = await storePhoto(ctx, payer, { bytes: new Uint8Array([8]) })
    ctx.clock.advance({ days: 2 })
    await removeUnusedPhotos(ctx)
    expect(await ctx.db.photo.count({ where: { id: unused } })).toBe(0)
  })

  it('goes back when the same form is paid a second time, and one request is filed', async () => {
    const first = await startUrgent(ctx)
    ctx.clock.advance({ minutes: 55 })
    const second = await startUrgent(ctx)
    expect(second).not.toBe(first)
    await fetchPayment(ctx, ctx.payments.pay(first), 'notification')
    await fetchPayment(ctx, ctx.payments.pay(second), 'notification')
    expect(await ctx.db.serviceRequest.count()).toBe(1)
    expect((await ctx.db.refund.findMany()).map(({ reason }) => reason)).toEqual(['second_payment'])
  })

  it('goes back when the form was kept by a version of the site that took more', async () => {
    const intentId = await startUrgent(ctx)
    await ctx.db.serviceRequestDraft.updateMany({ data: { form: { contactName: '' } } })
    await fetchPayment(ctx, ctx.payments.pay(intentId), 'notification')
    expect((await ctx.db.refund.findMany()).map(({ reason }) => reason)).toEqual(['not_fulfilled'])
  })

  it('goes back when the form cannot be filed any more', async () => {
    const intentId = await startUrgent(ctx)
    await ctx.db.rubro.update({ where: { id: 1 }, data: { retiredAt: ctx.clock.now() } })
    await fetchPayment(ctx, ctx.payments.pay(intentId), 'notification')
    await ctx.db.rubro.update({ where: { id: 1 }, data: { retiredAt: null } })
    expect(await ctx.db.serviceRequest.count()).toBe(0)
    expect((await ctx.db.refund.findMany()).map(({ reason }) => reason)).toEqual(['not_fulfilled'])
  })

  it('is hidden from other devices, other accounts and made-up ids', async () => {
    const intentId = await startUrgent(ctx)
    const paymentId = ctx.payments.pay(intentId)
    const user = await buildUser(ctx)
    for (const actor of [visitor({ deviceHash: 'device-2' }), account(user.id, 'user'), visitor()])
      await expect(findPayment(ctx, actor, { paymentId })).rejects.toEqual(fails('payment_not_found'))
    await expect(findPayment(ctx, payer, { paymentId: '99999' })).rejects.toEqual(fails('payment_not_found'))
    const other = await startUrgent(ctx, {
      actor: visitor({ deviceHash: 'device-2', ipPrefix: '190.0.0.0' }),
      form: { description: 'Se cortó la luz.' },
    })
    await expect(findPayment(ctx, payer, { intentId: other })).rejects.toEqual(fails('payment_not_found'))
    expect(await findPayment(ctx, payer, { paymentId })).toMatchObject({ intentStatus: 'paid' })
  })
})

describe('making an existing request urgent', () => {
  it('is for its client, while it is pending, and once', async () => {
    const user = await buildUser(ctx)
    const client = account(user.id, 'user')
    const request = await buildServiceRequest(ctx, { userId: user.id })
    const start = (actor: Caller = client) => startUrgencyOfRequest(ctx, actor, { requestId: request.id })
    await expect(start(payer)).rejects.toEqual(fails('request_not_found'))
    const { id } = await start()
    expect((await start()).id).toBe(id)
    await fetchPayment(ctx, ctx.payments.pay(id), 'notification')
    expect(await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: request.id } })).toMatchObject({
      isUrgent: true,
      urgencyIntentId: id,
    })
    await expect(start()).rejects.toEqual(fails('already_urgent'))
  })

  it('minds only its own kind of payment: neither the page nor the held money of another about the request', async () => {
    const user = await buildUser(ctx)
    const client = account(user.id, 'user')
    const { id: requestId } = await buildServiceRequest(ctx, { userId: user.id })
    const subject = { subjectType: 'service_request', subjectId: requestId }
    const other = await buildIntent(ctx, { kind: 'banner', ...subject, checkoutUrl: 'https://example.com' })
    const start = () => startUrgencyOfRequest(ctx, client, { requestId })
    const { id } = await start()
    expect(id).not.toBe(other.id)
    await buildPayment(ctx, { intent: { kind: 'banner', ...subject }, fault: 'amount' })
    expect((await start()).id).toBe(id)
    const request = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: requestId } })
    expect(await offerUrgency(ctx, request)).toMatchObject({ urgentOffer: {}, urgencyInHand: null })
  })

  it('is not said to be urgent any more once its fee went back, and is not sold again', async () => {
    const user = await buildUser(ctx)
    const client = account(user.id, 'user')
    const { id: requestId } = await buildServiceRequest(ctx, { userId: user.id })
    const start = () => startUrgencyOfRequest(ctx, client, { requestId })
    const paymentId = ctx.payments.pay((await start()).id)
    await fetchPayment(ctx, paymentId, 'notification')
    ctx.payments.change(paymentId, { status: 'refunded' })
    await fetchPayment(ctx, paymentId, 'notification')
    await expect(start()).rejects.toEqual(fails('urgency_over'))
  })

  it('gives the fee back when the request was closed meanwhile', async () => {
    const user = await buildUser(ctx)
    const request = await buildServiceRequest(ctx, { userId: user.id })
    const { id } = await startUrgencyOfRequest(ctx, account(user.id, 'user'), {
      requestId: request.id,
    })
    await ctx.db.serviceRequest.update({
      where: { id: request.id },
      data: { status: 'cancelled', closedAt: ctx.clock.now() },
    })
    await fetchPayment(ctx, ctx.payments.pay(id), 'notification')
    expect((await ctx.db.refund.findMany()).map(({ reason }) => reason)).toEqual(['not_fulfilled'])
  })
})
