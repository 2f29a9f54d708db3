import { expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { requestRefund } from '../../payments/ledger/request-refund'
import { buildPayment } from '../../testing/builders/build-payment'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildSubscription } from '../../testing/builders/build-subscription'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext } from '../../testing/test-context'
import { fileUrgent } from '../../testing/urgent'
import { sumDays } from './sum-days'

const admin = account('00000000-0000-7000-8000-000000000001', 'admin')

it('sums by day of Argentina and kind what came in and what went back, each on its own day', async () => {
  const ctx = await createTestContext()
  // 23:30 of the 11th in Buenos Aires is already the 12th in UTC.
  ctx.settings.set('urgentUntilHour', 24)
  ctx.clock.set(new Date('2035-03-12T02:30:00.000Z'))
  const { paymentId } = await fileUrgent(ctx, { email: 'una@example.com' })
  await fileUrgent(ctx, { email: 'otra@example.com', phone: '341 555 7788' })
  await buildPayment(ctx, { status: 'rejected' })
  await buildPayment(ctx, { fault: 'collector' })
  await buildPayment(ctx, { fault: 'currency', currency: 'USD' })
  const professional = await buildProfessional(ctx)
  await buildSubscription(ctx, { professionalId: professional.id })
  ctx.clock.advance({ minutes: 60 })
  const { id } = await ctx.db.payment.findFirstOrThrow({ where: { providerId: paymentId } })
  for (const amountCentavos of [400_000, 50_050]) {
    await ctx.transaction((ctx) => requestRefund(ctx, { paymentId: id, reason: 'admin', amountCentavos }))
    await runDueJobs(ctx)
  }
  expect(await sumDays(ctx, admin)).toEqual([
    {
      day: '2035-03-12',
      kind: 'urgency_fee',
      kindText: 'Tarifa de urgencia',
      approvedCentavos: 0,
      refundedCentavos: 450_050,
    },
    {
      day: '2035-03-11',
      kind: 'subscription',
      kindText: 'Suscripción mensual',
      approvedCentavos: 1_000_000,
      refundedCentavos: 0,
    },
    {
      day: '2035-03-11',
      kind: 'urgency_fee',
      kindText: 'Tarifa de urgencia',
      approvedCentavos: 3_000_000,
      refundedCentavos: 0,
    },
  ])
  ctx.clock.advance({ minutes: 24 * 60 })
  ctx.payments.change(paymentId, { status: 'taken_by_bank' })
  await fetchPayment(ctx, paymentId, 'reconciliation')
  const [newest] = await sumDays(ctx, admin)
  expect(newest).toEqual({
    day: '2035-03-13',
    kind: 'urgency_fee',
    kindText: 'Tarifa de urgencia',
    approvedCentavos: 0,
    refundedCentavos: 1_049_950,
  })
  ctx.clock.advance({ minutes: 24 * 60 })
  ctx.payments.change(paymentId, { status: 'approved', statusDetail: 'dispute_won' })
  await fetchPayment(ctx, paymentId, 'reconciliation')
  // The site won the dispute, so the bank returned the money.
  expect((await sumDays(ctx, admin))[0]).toMatchObject({
    day: '2035-03-14',
    approvedCentavos: 0,
    refundedCentavos: -1_049_950,
  })
  ctx.clock.advance({ minutes: 27 * 24 * 60 })
  expect((await sumDays(ctx, admin)).map(({ day }) => day)).toEqual([
    '2035-03-14',
    '2035-03-13',
    '2035-03-12',
  ])
})
