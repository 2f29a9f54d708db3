import { beforeEach, expect, it } from 'vitest'
import { anonymiseRequests } from '../../service-requests/lifecycle/anonymise-requests'
import { settleUrgentRequests } from '../../service-requests/urgency/settle-urgent'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent, startUrgent } from '../../testing/urgent'
import { fetchPayment } from './fetch-payment'
import { requestRefund } from './request-refund'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const returnMails = () =>
  ctx.mailer.sentMails.filter(({ content }) => content.template === 'payment-returned')

it('notifies the payer once of the refund: amount, reason, and a link to the request', async () => {
  const { request, paymentId } = await fileUrgent(ctx)
  ctx.clock.advance({ minutes: 61 })
  await Promise.all([1, 2].map(() => settleUrgentRequests(ctx)))
  await runDueJobs(ctx, { timesEach: 2 })
  expect(returnMails().map(({ to }) => to)).toEqual([request.email])
  expect(returnMails()[0]?.content.props).toMatchObject({
    description: 'Tarifa de urgencia',
    amountArs: 15_000,
    reason: 'Ningún profesional te contactó dentro del plazo.',
    way: 'card',
    paymentNumber: paymentId,
    next: { text: 'Seguir mi solicitud', url: expect.stringContaining('/seguimiento/') },
  })
})

it('sends no link to a request to a payer who was too late, because none was filed', async () => {
  const intentId = await startUrgent(ctx)
  ctx.clock.advance({ minutes: 70 })
  await fetchPayment(ctx, ctx.payments.pay(intentId, { methodId: 'account_money' }), 'notification')
  await runDueJobs(ctx)
  expect(returnMails()[0]?.content.props).toMatchObject({
    way: 'account',
    next: { text: 'Solicitar un servicio' },
  })
})

it('the link that opens the request is not sent to an address that is no longer its client', async () => {
  const { request } = await fileUrgent(ctx)
  ctx.clock.advance({ minutes: 61 })
  await settleUrgentRequests(ctx)
  await runDueJobs(ctx, { exceptNames: ['send-mail'] })
  // The address was corrected between the notification and the sending.
  await ctx.db.serviceRequest.update({ where: { id: request.id }, data: { email: 'otra@example.com' } })
  await runDueJobs(ctx)
  expect(returnMails()[0]).toMatchObject({
    to: request.email,
    content: { props: { next: { text: 'Solicitar un servicio' } } },
  })
})

it('names the rest after a partial refund in the mail', async () => {
  const { paymentId } = await fileUrgent(ctx)
  const { id } = await ctx.db.payment.findFirstOrThrow({ where: { providerId: paymentId } })
  const give = (amountCentavos?: number) =>
    ctx.transaction((ctx) =>
      requestRefund(ctx, { paymentId: id, reason: 'admin', ...(amountCentavos && { amountCentavos }) }),
    )
  await give(500_000)
  await runDueJobs(ctx)
  await give()
  await runDueJobs(ctx)
  expect(returnMails().map(({ content }) => content.props)).toMatchObject([
    { amountArs: 5_000 },
    { amountArs: 10_000 },
  ])
})

it('the address goes with the rest of the client’s data when the request is anonymised', async () => {
  const { request } = await fileUrgent(ctx)
  ctx.clock.advance({ minutes: 61 })
  await settleUrgentRequests(ctx)
  await runDueJobs(ctx)
  await ctx.db.serviceRequest.update({
    where: { id: request.id },
    data: { status: 'cancelled', closedAt: ctx.clock.now() },
  })
  ctx.clock.advance({ days: 91 })
  await anonymiseRequests(ctx)
  const mails = await ctx.db.mail.findMany({ where: { template: 'payment-returned' } })
  expect(mails.map(({ to }) => to)).toEqual([''])
})

it('notifies the payer only after the provider has made the refund', async () => {
  await fileUrgent(ctx)
  ctx.clock.advance({ minutes: 61 })
  await settleUrgentRequests(ctx)
  ctx.payments.failures = ['provider_away']
  await expect(runDueJobs(ctx)).rejects.toMatchObject({ code: 'provider_away' })
  expect(await ctx.db.mail.count({ where: { template: 'payment-returned' } })).toBe(0)
  await runDueJobs(ctx)
  expect(returnMails()).toHaveLength(1)
})
