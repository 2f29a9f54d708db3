import { listPaymentsEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import type { PaymentTab } from '@oficio/contracts/admin/payments/list'
import { beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { account } from '../../kernel/actor'
import { buildIntent, buildPayment } from '../../testing/builders/build-payment'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildSubscription } from '../../testing/builders/build-subscription'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getAdminPayment } from './get-admin-payment'
import { listPayments } from './list-payments'

let ctx: TestCtx
const admin = account('00000000-0000-7000-8000-000000000001', 'admin')
beforeEach(async () => {
  ctx = await createTestContext()
})

const list = async (query: z.input<typeof listPaymentsEndpoint.query>) =>
  listPayments(ctx, admin, listPaymentsEndpoint.query.parse(query))
const idsOf = async (tab: PaymentTab, search: string) =>
  (await list({ tab, search })).rows.map(({ id }) => id)

describe('the lists', () => {
  it('show what was to be paid, what was paid and who subscribed, with payer, state and where each is seen', async () => {
    const user = await buildUser(ctx, { firstName: 'Paula', lastName: 'Herrera', username: 'paula' })
    const { intent, payment } = await buildPayment(ctx, {
      intent: { userId: user.id, payerEmail: 'paula@example.com' },
      status: 'refunded',
    })
    const professional = await buildProfessional(ctx)
    const subscription = await buildSubscription(ctx, { professionalId: professional.id })
    const payer = { name: 'Paula Herrera', email: 'paula@example.com', username: 'paula' }
    expect((await list({ tab: 'intents' })).rows).toMatchObject([
      {
        id: intent.id,
        owner: { type: 'intent', id: intent.id },
        kind: 'urgency_fee',
        status: 'returned',
        amountArs: 15_000,
        refundedArs: 15_000,
        payer,
        providerId: payment.providerId,
      },
    ])
    expect((await list({ tab: 'payments' })).rows).toMatchObject([
      { owner: { type: 'subscription', id: subscription.id }, kind: 'subscription', amountArs: 10_000 },
      { id: payment.id, owner: { type: 'intent', id: intent.id }, status: 'refunded', payer },
    ])
    expect((await list({ tab: 'subscriptions' })).rows).toMatchObject([
      {
        id: subscription.id,
        status: 'active',
        amountArs: 10_000,
        payer: { email: professional.user.email, username: professional.user.username },
      },
    ])
  })

  it('are narrowed down by state; a state of another list is refused', async () => {
    const open = await buildIntent(ctx)
    const { payment } = await buildPayment(ctx, { status: 'rejected' })
    expect((await list({ status: 'paid' })).rows).toEqual([])
    expect((await list({ status: 'open' })).rows.map(({ id }) => id)).toContain(open.id)
    expect((await list({ tab: 'payments', status: 'rejected' })).rows).toMatchObject([{ id: payment.id }])
    expect(listPaymentsEndpoint.query.safeParse({ tab: 'payments', status: 'open' }).success).toBe(false)
  })

  it('name a payment that the provider has not decided, and do not call its intent unpaid', async () => {
    const unpaid = await buildIntent(ctx)
    const rejected = (await buildPayment(ctx, { status: 'rejected' })).intent
    const inReview = await buildPayment(ctx, { status: 'in_review' })
    const reserved = await buildPayment(ctx, { status: 'reserved', intent: { status: 'expired' } })
    const wrong = await buildPayment(ctx, { fault: 'amount' })
    await buildPayment(ctx, { status: 'rejected', intent: inReview.intent })
    const states = (await list({})).rows.map(({ id, status, fault }) => [id, status, fault])
    expect(states.toReversed()).toEqual([
      [unpaid.id, 'open', null],
      [rejected.id, 'open', null],
      [inReview.intent.id, 'in_review', null],
      [reserved.intent.id, 'reserved', null],
      [wrong.intent.id, 'approved', 'amount'],
    ])
    const idsIn = async (status: string) => (await list({ status })).rows.map(({ id }) => id)
    expect(await idsIn('in_review')).toEqual([inReview.intent.id])
    expect((await idsIn('open')).toReversed()).toEqual([unpaid.id, rejected.id])
    expect((await getAdminPayment(ctx, admin, { id: inReview.intent.id })).status).toBe('in_review')
  })

  it('go on where the page before ended, newest first, also when rows are added meanwhile', async () => {
    const ids: string[] = []
    for (let count = 0; count < 30; count += 1) {
      ctx.clock.advance({ minutes: 1 })
      ids.unshift((await buildIntent(ctx)).id)
    }
    const first = await list({})
    await buildIntent(ctx)
    const second = await list({ cursor: first.nextCursor ?? '' })
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids)
    expect(second.nextCursor).toBeNull()
  })
})

describe('the search', () => {
  it('finds an urgency fee by its payer and by every id that names it', async () => {
    const request = await buildServiceRequest(ctx, {
      contactName: 'Ramón',
      contactLastName: 'Ibáñez',
      email: 'ramon@example.com',
    })
    const { intent, payment } = await buildPayment(ctx, {
      intent: { payerEmail: 'otra@example.com', checkoutId: '445566778-abc' },
    })
    await ctx.db.serviceRequest.update({
      where: { id: request.id },
      data: { urgencyIntentId: intent.id, urgentAt: ctx.clock.now() },
    })
    await ctx.db.providerNotification.create({
      data: {
        id: ctx.ids.next(),
        provider: ctx.payments.name,
        requestId: 'delivery-1',
        topic: 'payment',
        dataId: payment.providerId,
        receivedAt: ctx.clock.now(),
      },
    })
    await buildPayment(ctx)
    const searches = [
      'ramon ibanez',
      'IBÁÑEZ',
      'ramon@example.com',
      'otra@ex',
      intent.id,
      request.id,
      payment.id,
      payment.providerId,
      '445566778-abc',
      'delivery-1',
    ]
    for (const search of searches) {
      expect([search, await idsOf('intents', search)]).toEqual([search, [intent.id]])
      expect([search, await idsOf('payments', search)]).toEqual([search, [payment.id]])
    }
  })

  it('finds a subscription and its payments by the professional and by every id', async () => {
    const professional = await buildProfessional(ctx, {
      companyName: 'Gas & Agua 100%',
      user: { firstName: 'Vanesa', lastName: 'Núñez' },
    })
    const { id, providerId } = await buildSubscription(ctx, { professionalId: professional.id })
    const other = await buildProfessional(ctx, { companyName: 'Gas & Agua' })
    await buildSubscription(ctx, { professionalId: other.id })
    const charge = await ctx.db.subscriptionCharge.findFirstOrThrow({ where: { subscriptionId: id } })
    const payment = await ctx.db.payment.findFirstOrThrow({ where: { subscriptionId: id } })
    const { username, email } = professional.user
    const searches = [
      'vanesa nunez',
      '100%',
      username,
      email,
      id,
      providerId,
      professional.id,
      charge.providerId,
    ]
    for (const search of [...searches, payment.providerId]) {
      expect([search, await idsOf('subscriptions', search ?? '')]).toEqual([search, [id]])
      expect([search, await idsOf('payments', search ?? '')]).toEqual([search, [payment.id]])
    }
  })

  it('finds the verification of a professional by their name', async () => {
    const professional = await buildProfessional(ctx, { user: { firstName: 'Delia', lastName: 'Monzón' } })
    const { intent } = await buildPayment(ctx, {
      intent: {
        kind: 'verification',
        subjectType: 'professional',
        subjectId: professional.id,
        payerEmail: null,
        amountCentavos: 100,
      },
    })
    expect(await idsOf('intents', 'delia monzon')).toEqual([intent.id])
    expect((await list({ search: 'delia' })).rows).toMatchObject([
      { amountArs: 1, payer: { name: 'Delia Monzón', email: professional.user.email } },
    ])
  })

  it('takes signs of the pattern language for what they are', async () => {
    await buildIntent(ctx, { payerEmail: 'abc@example.com' })
    for (const search of ['%', '_', '\\', "'", 'a%c@example.com'])
      expect(await idsOf('intents', search)).toEqual([])
  })
})
