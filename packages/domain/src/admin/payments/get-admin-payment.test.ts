import { adminIntent } from '@oficio/contracts/admin/payments/intent'
import { adminSubscription } from '@oficio/contracts/admin/payments/subscription'
import { paths } from '@oficio/contracts/paths'
import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { buildPayment } from '../../testing/builders/build-payment'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildSubscription } from '../../testing/builders/build-subscription'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent } from '../../testing/urgent'
import { getAdminPayment } from './get-admin-payment'
import { getAdminSubscription } from './get-admin-subscription'

let ctx: TestCtx
const admin = account('00000000-0000-7000-8000-000000000001', 'admin')
beforeEach(async () => {
  ctx = await createTestContext()
})

const notify = (topic: string, dataId: string, requestId: string) =>
  ctx.db.providerNotification.create({
    data: {
      id: ctx.ids.next(),
      provider: ctx.payments.name,
      topic,
      dataId,
      requestId,
      receivedAt: ctx.clock.now(),
    },
  })

describe('an intent as an admin sees it', () => {
  it('has its request, each state in the order in which it was true, effects and notifications', async () => {
    const { intentId, paymentId, request } = await fileUrgent(ctx)
    ctx.clock.advance({ minutes: 5 })
    ctx.payments.change(paymentId, { status: 'taken_by_bank', statusDetail: 'dispute_lost' })
    await fetchPayment(ctx, paymentId, 'reconciliation')
    await notify('payment', paymentId, 'delivery-1')
    await notify('payment', '999', 'of-another')
    await notify('subscription', paymentId, 'of-another-kind')
    const view = await getAdminPayment(ctx, admin, { id: intentId })
    expect(adminIntent.parse(view)).toEqual(view)
    expect(view).toMatchObject({
      kind: 'urgency_fee',
      status: 'returned',
      subjectLink: { term: 'Solicitud', title: request.title, path: paths.serviceRequest(request.id) },
      payer: { email: request.email, name: `${request.contactName} ${request.contactLastName}` },
      effects: [
        { number: 1, type: 'granted', providerId: paymentId },
        { number: 2, type: 'taken_back', providerId: paymentId },
      ],
      notifications: [{ requestId: 'delivery-1', handledAt: null }],
    })
    expect(view.payments[0]?.events).toMatchObject([
      { status: 'approved', source: 'notification' },
      { status: 'taken_by_bank', statusDetail: 'dispute_lost', source: 'reconciliation' },
    ])
  })

  it('a reason that no version of now knows is no word of the code', async () => {
    const { intent, payment } = await buildPayment(ctx)
    await ctx.db.refund.create({
      data: {
        id: ctx.ids.next(),
        paymentId: payment.id,
        reason: 'of_another_version',
        createdAt: ctx.clock.now(),
      },
    })
    const view = await getAdminPayment(ctx, admin, { id: intent.id })
    expect(view.payments[0]?.refunds).toMatchObject([{ reason: 'of_another_version', reasonText: 'Otro' }])
  })

  it('shows what the provider answered, without what could be misused', async () => {
    const { intent } = await buildPayment(ctx)
    const view = await getAdminPayment(ctx, admin, { id: intent.id })
    const [event] = view.payments[0]?.events ?? []
    expect(event?.raw).toMatchObject({
      status: 'approved',
      transaction_amount: 15_000,
      payer: { email: expect.stringMatching(/^..•••@example\.com$/), identification: { number: '•••678' } },
      card: { first_six_digits: '•••', last_four_digits: '3704', cardholder: '•••' },
    })
    expect(JSON.stringify(view)).not.toContain('12345678')
    expect(JSON.stringify(view)).not.toContain('450995')
  })

  it('is not found under an id that is none, or that of a payment', async () => {
    const { payment } = await buildPayment(ctx)
    for (const id of [ctx.ids.next(), payment.id])
      await expect(getAdminPayment(ctx, admin, { id })).rejects.toMatchObject({ code: 'payment_not_found' })
  })
})

describe('a subscription as an admin sees it', () => {
  it('has charges, payments, events and notifications', async () => {
    const professional = await buildProfessional(ctx)
    const monthAgo = new Date(ctx.clock.now().getTime() - 31 * 86_400_000)
    const { id, providerId } = await buildSubscription(ctx, {
      professionalId: professional.id,
      charges: [{ debitAt: monthAgo }, { debitAt: ctx.clock.now(), outcome: 'retrying' }],
    })
    const [charge] = await ctx.db.subscriptionCharge.findMany({ orderBy: { debitAt: 'asc' } })
    await notify('subscription', providerId ?? '', 'delivery-1')
    await notify('charge', charge?.providerId ?? '', 'delivery-2')
    await notify('payment', charge?.paymentProviderId ?? '', 'delivery-3')
    await notify('subscription', 'another', 'of-another')
    const view = await getAdminSubscription(ctx, admin, { id })
    expect(adminSubscription.parse(view)).toEqual(view)
    expect(view).toMatchObject({
      status: 'past_due',
      amountArs: 10_000,
      units: 1,
      isLive: true,
      charges: [
        { status: 'retrying', paymentStatus: 'rejected', paidUntil: null },
        { status: 'processed', paymentStatus: 'approved', paidUntil: expect.any(String) },
      ],
      events: [{ type: 'charge_failed' }, { type: 'charge_paid' }, { type: 'created' }],
    })
    expect(view.payments.map(({ status }) => status)).toEqual(['approved', 'rejected'])
    expect(view.notifications.map(({ requestId }) => requestId).sort()).toEqual([
      'delivery-1',
      'delivery-2',
      'delivery-3',
    ])
    await expect(getAdminSubscription(ctx, admin, { id: ctx.ids.next() })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
