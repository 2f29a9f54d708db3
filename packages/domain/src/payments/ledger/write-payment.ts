import type { Payment, Prisma } from '@oficio/db/generated/client'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { TxCtx } from '../../kernel/ctx'
import type { ProviderPayment } from '../../kernel/payment-provider'
import { copyInvoiceData } from '../invoicing/copy-invoice-data'
import { isReturnedStatus, recordedPayment } from '../payment-status'
import { askAboutRefunds } from './request-refund'
import { storableAnswer } from './storable-answer'

/** By which way a payment was heard of. */
export type SyncSource = 'notification' | 'return' | 'reconciliation' | 'refund' | 'admin'

interface Expected {
  source: SyncSource
  /** The account that must have received the money. */
  collectorId: string
  expectedCentavos: number
  /** The account that pays; null: none does. */
  payerId: string | null
  /** The column that says what it belongs to, and its id. */
  owner: Partial<Prisma.PaymentUncheckedCreateInput>
}

/**
 * Writes what the provider says of a payment into the ledger, unless something later is known already: news that come
 * late or out of order never undo a later truth. The caller holds the lock of what it belongs to. Returns the payment
 * as the ledger has it afterwards.
 */
export async function writePayment(
  ctx: TxCtx,
  providerPayment: ProviderPayment,
  expected: Expected,
): Promise<Payment> {
  const found = recordedPayment(providerPayment)
  const known = await ctx.db.payment.findUnique({ where: { providerId: found.id } })
  const now = ctx.clock.now()
  if (known && !isNews(known, found)) {
    // An earlier answer about the same state may have left out what this one says.
    const isSettled = known.fault !== null && isSame(known, found) && faultOf(found, expected) === null
    const data = { syncedAt: now, ...(isSettled && { fault: null }) }
    return ctx.db.payment.update({ where: { id: known.id }, data })
  }
  const state = { ...stateOf(found), fault: faultOf(found, expected), syncedAt: now }
  const payment = known
    ? await ctx.db.payment.update({ where: { id: known.id }, data: state })
    : await ctx.db.payment.create({
        data: {
          id: ctx.ids.next(),
          providerId: found.id,
          ...expected.owner,
          ...state,
          amountCentavos: found.amountCentavos,
          currency: found.currency,
          methodId: found.methodId,
          providerCreatedAt: found.createdAt,
          createdAt: now,
        },
      })
  await addEvent(ctx, payment.id, found, expected.source)
  await copyInvoiceData(ctx, payment, expected.payerId)
  // It may be the end of a refund that the provider took its time over.
  if (known) await askAboutRefunds(ctx.db, payment.id)
  if (payment.fault && payment.fault !== known?.fault && found.status === 'approved') {
    await recordAudit(ctx, {
      adminId: null,
      action: 'payment-not-accepted',
      subject: auditSubject('payment', payment.id),
      data: { fault: payment.fault, providerId: found.id },
    })
  }
  return payment
}

const stateOf = (found: ProviderPayment) => ({
  status: found.status,
  statusDetail: found.statusDetail,
  // More than was paid cannot go back, whatever an answer says.
  refundedCentavos: Math.min(found.refundedCentavos, found.amountCentavos),
  approvedAt: found.approvedAt,
  providerUpdatedAt: found.updatedAt,
})

/** How far a payment has come: of two states with the same time the farther one is the later one. */
const progress = ['pending', 'authorized', 'in_process', 'rejected', 'cancelled', 'approved', 'in_mediation']

function rankOf({ status, statusDetail }: Pick<Payment, 'status' | 'statusDetail'>): number {
  // A dispute that we won comes after the dispute.
  if (statusDetail === 'reimbursed') return progress.length + 1
  if (isReturnedStatus(status)) return progress.length
  const rank = progress.indexOf(status)
  return rank === -1 ? 0 : rank
}

function isNews(known: Payment, found: ProviderPayment): boolean {
  const difference = found.updatedAt.getTime() - known.providerUpdatedAt.getTime()
  if (difference !== 0) return difference > 0
  if (found.status !== known.status) return rankOf(found) > rankOf(known)
  return found.refundedCentavos > known.refundedCentavos
}

const isSame = (known: Payment, found: ProviderPayment): boolean =>
  known.providerUpdatedAt.getTime() === found.updatedAt.getTime() &&
  known.status === found.status &&
  known.amountCentavos === found.amountCentavos &&
  known.currency === found.currency

/** Returns why a payment does not count, or null: the wrong amount, currency or receiver is somebody's mistake or trick. */
function faultOf(found: ProviderPayment, { collectorId, expectedCentavos }: Expected): string | null {
  if (found.currency !== 'ARS') return 'currency'
  if (found.amountCentavos !== expectedCentavos) return 'amount'
  return found.collectorId === collectorId ? null : 'collector'
}

async function addEvent(
  ctx: TxCtx,
  paymentId: string,
  found: ProviderPayment,
  source: SyncSource,
): Promise<void> {
  await ctx.db.paymentEvent.createMany({
    data: [
      {
        id: ctx.ids.next(),
        paymentId,
        status: found.status,
        statusDetail: found.statusDetail,
        refundedCentavos: found.refundedCentavos,
        providerUpdatedAt: found.updatedAt,
        source,
        raw: storableAnswer(found.raw),
        seenAt: ctx.clock.now(),
      },
    ],
    skipDuplicates: true,
  })
}
