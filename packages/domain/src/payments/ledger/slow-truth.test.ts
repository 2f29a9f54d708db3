import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { updateServiceRequest } from '../../service-requests/editing/update-service-request'
import { changeStatus } from '../../service-requests/lifecycle/change-status'
import { trackingToken } from '../../service-requests/tracking-link'
import { settleUrgentRequests } from '../../service-requests/urgency/settle-urgent'
import { startUrgentPayment } from '../../service-requests/urgency/start-urgent-payment'
import { forgetUnpaidDrafts, refundUnusedFees } from '../../service-requests/urgency/tend-drafts'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent, payer, startUrgent, urgentInput } from '../../testing/urgent'
import { checkIntents } from '../checkout/check-intents'
import { expireUnshown } from '../checkout/expire-unshown'
import { findPayment } from '../checkout/find-payment'
import { forgetReturnMails } from '../refunds/forget-return-mails'
import { fetchPayment } from './fetch-payment'

// Covers notifications that are lost, refused or late.
let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const refunds = async () =>
  (await ctx.db.refund.findMany({ orderBy: { id: 'asc' } })).map(
    ({ reason, status }) => `${reason} ${status}`,
  )
const mails = () => ctx.db.mail.count({ where: { template: 'payment-returned' } })
const passDays = async (days: number) => {
  for (let day = 0; day < days; day += 1) {
    ctx.clock.advance({ days: 1 })
    await checkIntents(ctx)
  }
}

describe('a refund that the provider refuses', () => {
  it('is asked for once, told to nobody, and left to a person, however often somebody looks', async () => {
    const intentId = await startUrgent(ctx)
    const [first, second] = [ctx.payments.pay(intentId), ctx.payments.pay(intentId)]
    await fetchPayment(ctx, first, 'notification')
    await fetchPayment(ctx, second, 'notification')
    ctx.payments.failures = ['provider_refused']
    await runDueJobs(ctx)
    for (let look = 0; look < 5; look += 1) await fetchPayment(ctx, second, 'return')
    await runDueJobs(ctx)
    expect(await refunds()).toEqual(['second_payment refused'])
    expect(await mails()).toBe(0)
  })

  it('is not done because the money left by a charge-back: it would still be owed when the site wins', async () => {
    const { paymentId } = await fileUrgent(ctx)
    ctx.payments.change(paymentId, { status: 'taken_by_bank' })
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    await runDueJobs(ctx)
    expect(await refunds()).toEqual(['not_answered refused'])
  })

  it('is not done because an earlier, partial one was', async () => {
    const { paymentId } = await fileUrgent(ctx)
    await ctx.payments.refund({ paymentId, amountCentavos: 500_000, key: 'by-hand' })
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    ctx.payments.refund = async () => ({ id: '2', amountCentavos: 1_000_000, status: 'rejected' })
    await runDueJobs(ctx)
    expect(await refunds()).toEqual(['not_answered refused'])
  })
})

describe('a second payment', () => {
  it('is found and given back when its notification is lost', async () => {
    const { intentId } = await fileUrgent(ctx)
    ctx.payments.pay(intentId)
    await passDays(1)
    await runDueJobs(ctx)
    expect(await refunds()).toContain('second_payment done')
  })

  it('is found when it was under review while the first one was approved', async () => {
    const intentId = await startUrgent(ctx)
    const slow = ctx.payments.pay(intentId, { status: 'in_review' })
    await fetchPayment(ctx, slow, 'return')
    await fetchPayment(ctx, ctx.payments.pay(intentId), 'return')
    await passDays(10)
    ctx.payments.change(slow, { status: 'approved', approvedAt: ctx.clock.now() })
    await passDays(1)
    expect(await refunds()).toContain('second_payment requested')
  })
})

describe('an intent that was given up', () => {
  it.each([
    ['after a declined card', { status: 'rejected' as const }],
    ['after an approval that came too late', { approvedAt: new Date('2040-01-01') }],
  ])('ends, and its form and sender are forgotten: %s', async (_, payment) => {
    const intentId = await startUrgent(ctx)
    await fetchPayment(ctx, ctx.payments.pay(intentId, payment), 'return')
    await passDays(5)
    await forgetUnpaidDrafts(ctx)
    expect(await ctx.db.paymentIntent.findFirstOrThrow()).toMatchObject({
      status: 'expired',
      nextCheckAt: null,
    })
    expect(await ctx.db.serviceRequestDraft.findFirstOrThrow()).toMatchObject({ form: null })
    ctx.clock.advance({ days: 91 })
    await forgetUnpaidDrafts(ctx)
    await forgetReturnMails(ctx)
    expect(await ctx.db.paymentIntent.findFirstOrThrow()).toMatchObject({
      payerEmail: null,
      deviceHash: null,
    })
    expect(await ctx.db.serviceRequestDraft.count()).toBe(0)
    expect(await ctx.db.mail.count({ where: { to: { contains: 'lucia' } } })).toBe(0)
  })

  it('ends where no page could be made for it, and its form is forgotten', async () => {
    ctx.payments.failures = ['provider_away']
    await expect(startUrgent(ctx)).rejects.toMatchObject({ code: 'provider_away' })
    ctx.clock.advance({ days: 4 })
    await expireUnshown(ctx)
    await forgetUnpaidDrafts(ctx)
    expect(await ctx.db.paymentIntent.findFirstOrThrow()).toMatchObject({ status: 'expired' })
    expect(await ctx.db.serviceRequestDraft.findFirstOrThrow()).toMatchObject({ form: null })
  })

  it('keeps its form while it may still be paid', async () => {
    await startUrgent(ctx)
    await forgetUnpaidDrafts(ctx)
    expect((await ctx.db.serviceRequestDraft.findFirstOrThrow()).form).not.toBeNull()
  })
})

it('the payer’s looks do not make the clock look less', async () => {
  const intentId = await startUrgent(ctx)
  for (let look = 0; look < 10; look += 1) await findPayment(ctx, payer, { intentId })
  ctx.payments.pay(intentId)
  ctx.clock.advance({ minutes: 3 })
  await checkIntents(ctx)
  expect(await ctx.db.serviceRequest.count()).toBe(1)
})

it('a provider that is away ends the round, and nobody is forgotten', async () => {
  const intents = [await startUrgent(ctx), await startUrgent(ctx, { form: { description: 'Otro pedido' } })]
  for (const id of intents) ctx.payments.pay(id)
  ctx.clock.advance({ minutes: 3 })
  let questions = 0
  const find = ctx.payments.findPayments
  ctx.payments.findPayments = async (reference) => {
    questions += 1
    ctx.payments.failures = ['provider_away']
    return find(reference)
  }
  await expect(checkIntents(ctx)).rejects.toMatchObject({ code: 'provider_away' })
  expect(questions).toBe(1)
  ctx.payments.findPayments = find
  ctx.payments.failures = []
  ctx.clock.advance({ minutes: 11 })
  await checkIntents(ctx)
  expect(await ctx.db.serviceRequest.count()).toBe(2)
})

describe('the link that makes its holder the client', () => {
  it('is shown to the payer, until it is revoked', async () => {
    const { intentId, request } = await fileUrgent(ctx)
    expect((await findPayment(ctx, payer, { intentId })).subject?.trackingUrl).toContain('/seguimiento/')
    const client = visitor({ trackingToken: trackingToken(ctx, request) })
    await updateServiceRequest(ctx, client, { id: request.id, email: 'otra@example.com' })
    expect((await findPayment(ctx, payer, { intentId })).subject).toMatchObject({
      requestId: request.id,
      trackingUrl: null,
      filed: null,
    })
  })
})

it('a mail about money goes to the address that is the client’s now', async () => {
  const { request } = await fileUrgent(ctx)
  const client = visitor({ trackingToken: trackingToken(ctx, request) })
  await updateServiceRequest(ctx, client, { id: request.id, email: 'otra@example.com' })
  const now = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: request.id } })
  const correctedClient = visitor({ trackingToken: trackingToken(ctx, now) })
  await changeStatus(ctx, correctedClient, { id: request.id, status: 'cancelled' })
  await runDueJobs(ctx)
  const mail = await ctx.db.mail.findFirstOrThrow({ where: { template: 'payment-returned' } })
  expect(mail.to).toBe('otra@example.com')
})

it('an unused fee is given back by one decision, whatever the provider says to it', async () => {
  const { id } = await startUrgentPayment(ctx, payer, urgentInput(null))
  await fetchPayment(ctx, ctx.payments.pay(id), 'notification')
  ctx.clock.advance({ hours: 25 })
  await refundUnusedFees(ctx)
  ctx.payments.failures = ['provider_refused']
  await runDueJobs(ctx)
  await refundUnusedFees(ctx)
  expect(await refunds()).toEqual(['unused refused'])
})
