import { urgencyFeeKind } from '@oficio/contracts/service-requests/urgency-fee'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { buildIntent, buildPayment } from '@oficio/domain/testing/builders/build-payment'
import { buildRefund } from '@oficio/domain/testing/builders/build-refund'
import type { TestClock } from '@oficio/domain/testing/test-clock'
import type { Cast } from '../cast/add-cast'
import { milliseconds } from './story'

/**
 * Stores urgency fees that came to nothing, for an admin to look at: one for each way in which that happens. All of
 * them are over, because Mercado Pago's stand-in has no record of them; used fees are part of the stories.
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

/** Two cards that were declined, until the page ended. */
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

/** A fee that was used, and a second payment of it, which went back. */
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

/** The provider refused to give it back until there was money enough in the account. */
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
