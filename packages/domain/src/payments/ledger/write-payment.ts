import type { PaymentReason, PaymentStatus } from '@oficio/contracts/kernel/payment-states'
import type { Payment, Prisma } from '@oficio/db/generated/client'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { TxCtx } from '../../kernel/ctx'
import type { ProviderPayment } from '../../kernel/payment-provider'
import { byKey, keyAt } from '../../kernel/provider-key'
import { copyInvoiceData } from '../invoicing/copy-invoice-data'
import { isReturnedStatus } from '../payment-status'
import { askAboutRefunds } from './request-refund'
import { storableAnswer } from './storable-answer'

/** How the site learned of a payment. */
export type SyncSource = 'notification' | 'return' | 'reconciliation' | 'refund' | 'admin'

interface Expected {
  source: SyncSource
  /** The account that must have received the money. */
  collectorId: string
  expectedCentavos: number
  /** The account of the payer; null if the payer has none. */
  payerId: string | null
  /** The column for the owner of the payment, with the owner's id. */
  owner: Partial<Prisma.PaymentUncheckedCreateInput>
}

/**
 * Stores the provider's state of a payment in the ledger, unless a later state is already stored. So late or reordered
 * notifications undo nothing. The caller holds the lock of the payment's owner. Returns the stored payment.
 */
export async function writePayment(
  ctx: TxCtx,
  fetchedPayment: ProviderPayment,
  expected: Expected,
): Promise<Payment> {
  const key = keyAt(ctx, fetchedPayment.id)
  const storedPayment = await ctx.db.payment.findUnique({ where: byKey(key) })
  const now = ctx.clock.now()
  if (storedPayment && !isNews(storedPayment, fetchedPayment)) {
    // Clears the fault, because an earlier answer about the same state may have been incomplete.
    const isSettled =
      storedPayment.fault !== null &&
      isSame(storedPayment, fetchedPayment) &&
      faultOf(fetchedPayment, expected) === null
    const data = { syncedAt: now, ...(isSettled && { fault: null }) }
    return ctx.db.payment.update({ where: { id: storedPayment.id }, data })
  }
  const state = { ...stateOf(fetchedPayment), fault: faultOf(fetchedPayment, expected), syncedAt: now }
  const payment = storedPayment
    ? await ctx.db.payment.update({ where: { id: storedPayment.id }, data: state })
    : await ctx.db.payment.create({
        data: {
          id: ctx.ids.next(),
          ...key,
          ...expected.owner,
          ...state,
          amountCentavos: fetchedPayment.amountCentavos,
          currency: fetchedPayment.currency,
          methodId: fetchedPayment.methodId,
          providerCreatedAt: fetchedPayment.createdAt,
          createdAt: now,
        },
      })
  await addEvent(ctx, payment.id, fetchedPayment, expected.source)
  await copyInvoiceData(ctx, payment, expected.payerId)
  // The change may be the end of a refund in process.
  if (storedPayment) await askAboutRefunds(ctx.db, payment.id)
  if (payment.fault && payment.fault !== storedPayment?.fault && fetchedPayment.status === 'approved') {
    await recordAudit(ctx, {
      adminId: null,
      action: 'payment-not-accepted',
      subject: auditSubject('payment', payment.id),
      data: { fault: payment.fault, ...key },
    })
  }
  return payment
}

const stateOf = (providerPayment: ProviderPayment) => ({
  status: providerPayment.status,
  statusDetail: providerPayment.statusDetail,
  // The refunded amount never exceeds the payment, even if the provider's answer says so.
  refundedCentavos: Math.min(providerPayment.refundedCentavos, providerPayment.amountCentavos),
  approvedAt: providerPayment.approvedAt,
  providerUpdatedAt: providerPayment.updatedAt,
})

/** The states of a payment in order: of two states with the same time, the one further along is the later one. */
const progress: string[] = [
  'pending',
  'reserved',
  'in_review',
  'rejected',
  'cancelled',
  'approved',
  'in_dispute',
] satisfies PaymentStatus[]

function rankOf({ status, statusDetail }: Pick<Payment, 'status' | 'statusDetail'>): number {
  // Winning a dispute comes after the dispute.
  if (statusDetail === ('dispute_won' satisfies PaymentReason)) return progress.length + 1
  if (isReturnedStatus(status)) return progress.length
  const rank = progress.indexOf(status)
  return rank === -1 ? 0 : rank
}

function isNews(storedPayment: Payment, providerPayment: ProviderPayment): boolean {
  const difference = providerPayment.updatedAt.getTime() - storedPayment.providerUpdatedAt.getTime()
  if (difference !== 0) return difference > 0
  if (providerPayment.status !== storedPayment.status) return rankOf(providerPayment) > rankOf(storedPayment)
  return providerPayment.refundedCentavos > storedPayment.refundedCentavos
}

const isSame = (storedPayment: Payment, providerPayment: ProviderPayment): boolean =>
  storedPayment.providerUpdatedAt.getTime() === providerPayment.updatedAt.getTime() &&
  storedPayment.status === providerPayment.status &&
  storedPayment.amountCentavos === providerPayment.amountCentavos &&
  storedPayment.currency === providerPayment.currency

/**
 * Returns why a payment does not count: its currency, amount or receiver is wrong, by mistake or fraud. Returns null if
 * it counts.
 */
function faultOf(
  providerPayment: ProviderPayment,
  { collectorId, expectedCentavos }: Expected,
): string | null {
  if (providerPayment.currency !== 'ARS') return 'currency'
  if (providerPayment.amountCentavos !== expectedCentavos) return 'amount'
  return providerPayment.collectorId === collectorId ? null : 'collector'
}

async function addEvent(
  ctx: TxCtx,
  paymentId: string,
  providerPayment: ProviderPayment,
  source: SyncSource,
): Promise<void> {
  await ctx.db.paymentEvent.createMany({
    data: [
      {
        id: ctx.ids.next(),
        paymentId,
        status: providerPayment.status,
        statusDetail: providerPayment.statusDetail,
        refundedCentavos: providerPayment.refundedCentavos,
        providerUpdatedAt: providerPayment.updatedAt,
        source,
        raw: storableAnswer(providerPayment.raw),
        seenAt: ctx.clock.now(),
      },
    ],
    skipDuplicates: true,
  })
}
