import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildSubscription } from '../../testing/builders/build-subscription'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent, startUrgent } from '../../testing/urgent'
import { cancelSubscriptionByAdmin } from './cancel-subscription-by-admin'
import { getAdminPayment } from './get-admin-payment'
import { getAdminSubscription } from './get-admin-subscription'
import { syncIntent } from './sync-intent'
import { syncSubscriptionByAdmin } from './sync-subscription-by-admin'

let ctx: TestCtx
const admin = account('00000000-0000-7000-8000-000000000001', 'admin')
beforeEach(async () => {
  ctx = await createTestContext()
})

describe('an admin who asks the provider about an intent', () => {
  it('sees an unknown payment and its effects, and leaves a trace', async () => {
    const id = await startUrgent(ctx)
    const providerId = ctx.payments.pay(id)
    const { changes } = await syncIntent(ctx, admin, { id })
    expect(changes).toContainEqual({
      about: 'intent',
      providerId: null,
      field: 'status',
      before: 'open',
      after: 'paid',
    })
    expect(changes).toContainEqual({
      about: 'intent',
      providerId: null,
      field: 'effect',
      before: null,
      after: providerId,
    })
    expect(changes).toContainEqual({
      about: 'payment',
      providerId,
      field: 'status',
      before: null,
      after: 'approved',
    })
    const view = await getAdminPayment(ctx, admin, { id })
    expect(view.payments[0]?.events).toMatchObject([{ source: 'admin' }])
    expect(view.audit).toMatchObject([{ action: 'payment-synced', data: { changes } }])
  })

  it('sees that nothing changed when nothing did', async () => {
    const { intentId } = await fileUrgent(ctx)
    expect(await syncIntent(ctx, admin, { id: intentId })).toEqual({ changes: [] })
  })

  it('asks about one payment alone', async () => {
    const { intentId, paymentId: providerId } = await fileUrgent(ctx)
    const other = ctx.payments.pay(intentId)
    ctx.payments.change(providerId, { status: 'taken_by_bank' })
    const payment = await ctx.db.payment.findFirstOrThrow({ where: { providerId } })
    const { changes } = await syncIntent(ctx, admin, { id: intentId, paymentId: payment.id })
    expect(changes.map(({ about, field, after }) => [about, field, after])).toEqual([
      ['intent', 'status', 'returned'],
      ['intent', 'effect', null],
      ['payment', 'status', 'taken_by_bank'],
    ])
    expect(await ctx.db.payment.count({ where: { providerId: other } })).toBe(0)
  })

  it('learns that the provider is away, and changes nothing', async () => {
    const { intentId } = await fileUrgent(ctx)
    ctx.payments.failures.push('provider_away')
    await expect(syncIntent(ctx, admin, { id: intentId })).rejects.toMatchObject({ code: 'provider_away' })
    expect(await ctx.db.auditEntry.count()).toBe(0)
  })

  it('finds no intent under an unknown id, and no payment of another intent', async () => {
    const { intentId } = await fileUrgent(ctx)
    for (const input of [{ id: ctx.ids.next() }, { id: intentId, paymentId: ctx.ids.next() }])
      await expect(syncIntent(ctx, admin, input)).rejects.toMatchObject({ code: 'payment_not_found' })
  })
})

/** Builds an authorised subscription that the provider has, too. */
async function knownSubscription(): Promise<{ id: string; providerId: string }> {
  const professional = await buildProfessional(ctx)
  const { id } = await buildSubscription(ctx, { professionalId: professional.id })
  const subscription = await ctx.payments.createSubscription({
    reference: id,
    title: 'Suscripción',
    payerEmail: professional.user.email,
    amountCentavos: 1_000_000,
    returnUrl: 'http://localhost:3000/professional/payments',
  })
  ctx.payments.subscriptions.authorise(subscription.id)
  await ctx.db.subscription.update({ where: { id }, data: { providerId: subscription.id } })
  return { id, providerId: subscription.id }
}

describe('an admin and a subscription', () => {
  it('asks the provider and sees what changed', async () => {
    const { id, providerId } = await knownSubscription()
    await syncSubscriptionByAdmin(ctx, admin, { id })
    ctx.payments.subscriptions.pause(providerId)
    const { changes } = await syncSubscriptionByAdmin(ctx, admin, { id })
    expect(changes).toContainEqual({
      about: 'subscription',
      providerId: null,
      field: 'providerStatus',
      before: 'authorized',
      after: 'paused',
    })
    const [last] = (await getAdminSubscription(ctx, admin, { id })).audit
    expect(last).toMatchObject({ action: 'subscription-synced', data: { changes } })
  })

  it('ends it once, with a reason that stays on record, also while the provider is away', async () => {
    const { id, providerId } = await knownSubscription()
    ctx.payments.subscriptions.failures.push('provider_away')
    const input = { id, reason: 'Lo pidió por el Botón de Baja.' }
    expect(await cancelSubscriptionByAdmin(ctx, admin, input)).toEqual({ success: true })
    const view = await getAdminSubscription(ctx, admin, { id })
    expect(view).toMatchObject({ isLive: false, cancelReason: 'admin', cancelledAt: null })
    expect(view.audit).toMatchObject([{ action: 'subscription-cancelled', data: { reason: input.reason } }])
    await expect(cancelSubscriptionByAdmin(ctx, admin, input)).rejects.toMatchObject({
      code: 'nothing_to_cancel',
    })
    await runDueJobs(ctx)
    expect(ctx.payments.subscriptions.all.get(providerId)?.status).toBe('cancelled')
    expect((await getAdminSubscription(ctx, admin, { id })).status).toBe('cancelled')
    await runDueJobs(ctx)
    const mail = ctx.mailer.sentMails.find(({ content }) => content.template === 'subscription-cancelled')
    expect(mail?.content.props).toMatchObject({ cancelReason: 'admin' })
  })

  it('finds none under an unknown id', async () => {
    const id = ctx.ids.next()
    await expect(syncSubscriptionByAdmin(ctx, admin, { id })).rejects.toMatchObject({ code: 'not_found' })
    await expect(cancelSubscriptionByAdmin(ctx, admin, { id, reason: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
