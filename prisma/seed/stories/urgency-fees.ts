import { urgencyFeeKind } from '@oficio/contracts/service-requests/urgency-fee'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { buildIntent, buildPayment } from '@oficio/domain/testing/builders/build-payment'
import { buildRefund } from '@oficio/domain/testing/builders/build-refund'
import type { TestClock } from '@oficio/domain/testing/test-clock'
import type { Cast } from '../cast/add-cast'
import { milliseconds } from './story'

/**
 * Adds urgency fees without an effect for the admin panel, one for each possible cause. All of them are completed,
 * because the simulator of Mercado Pago has no record of them. Fees with an effect are part of the stories.
 */
export async function addUrgencyFees(ctx: Ctx & { clock: TestClock }, { admin }: Cast): Promise<void> {
  const now = ctx.clock.now().getTime()
  const fees: [string, () => Promise<unknown>][] = [
    ['23d 4h', () => declined(ctx)],
    ['19d 2h', () => buildIntent(ctx, { status: 'expired' })],
    ['16d 7h', () => lateApproval(ctx)],
    ['11d 3h', () => buildPayment(ctx, { status: 'taken_by_bank', statusDetail: 'dispute_won' })],
    ['8d 5h', () => paidTwice(ctx)],
    ['6d 1h', () => wrongAmount(ctx, admin.userId)],
    ['4d 6h', () => refusedAtFirst(ctx, admin.userId)],
  ]
  for (const [filedAgo, store] of fees) {
    ctx.clock.set(new Date(now - milliseconds(filedAgo)))
    await store()
  }
  ctx.clock.set(new Date(now))
}

/** Adds two declined cards on an expired checkout page. */
async function declined(ctx: Ctx): Promise<void> {
  const intent = await buildIntent(ctx, { status: 'expired' })
  for (const statusDetail of ['insufficient_funds', 'high_risk'])
    await buildPayment(ctx, { intent, status: 'rejected', statusDetail })
}

async function lateApproval(ctx: Ctx): Promise<void> {
  const intent = await buildIntent(ctx, { status: 'expired', expiresAt: ctx.clock.now() })
  const { payment } = await buildPayment(ctx, { intent, status: 'refunded', isGranted: false })
  await buildRefund(ctx, { paymentId: payment.id, reason: 'late' })
}

/** Adds a second, refunded payment of a fee that is already paid. */
async function paidTwice(ctx: Ctx & { clock: TestClock }): Promise<void> {
  const intent = await ctx.db.paymentIntent.findFirstOrThrow({
    where: { kind: urgencyFeeKind, status: 'paid' },
    orderBy: { id: 'desc' },
  })
  ctx.clock.set(intent.createdAt)
  const { payment } = await buildPayment(ctx, { intent, status: 'refunded', isGranted: false })
  await buildRefund(ctx, { paymentId: payment.id, reason: 'second_payment' })
}

async function wrongAmount(ctx: Ctx, adminId: string | null): Promise<void> {
  const { payment } = await buildPayment(ctx, {
    intent: { status: 'expired' },
    amountCentavos: 150_000,
    fault: 'amount',
    status: 'refunded',
    isGranted: false,
  })
  await buildRefund(ctx, {
    paymentId: payment.id,
    reason: 'admin',
    requestedById: adminId,
    note: 'Pagó $ 1.500 en lugar de la tarifa. Le avisamos por email.',
  })
}

/** Adds a refund that the provider refused at first because the account's balance was too low. */
async function refusedAtFirst(ctx: Ctx, adminId: string | null): Promise<void> {
  const { payment } = await buildPayment(ctx, { status: 'refunded' })
  await buildRefund(ctx, {
    paymentId: payment.id,
    reason: 'not_answered',
    status: 'refused',
    lastError: 'Insufficient amount to refund',
  })
  await buildRefund(ctx, {
    paymentId: payment.id,
    reason: 'admin',
    requestedById: adminId,
    note: 'Ya hay saldo en la cuenta: va de nuevo.',
  })
}
