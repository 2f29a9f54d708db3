import { type Comparison, differences } from '../support/differences'
import type { DrillStack } from '../support/drill-stack'
import type { UrgentRequest } from './urgent-request'

/** Returns the broken promises about one request in words. Its fee was refunded exactly once, or not at all. */
export async function judgeRequest(
  { ctx, standIn }: DrillStack,
  subject: string,
  { requestId, intentId, paymentId }: UrgentRequest,
  outcome: 'refunded' | 'answered',
): Promise<string[]> {
  const times = outcome === 'refunded' ? 1 : 0
  const atProvider = (await standIn.state()).payments.find(({ id }) => id === paymentId)
  const payment = await ctx.db.payment.findFirstOrThrow({
    where: { providerId: paymentId },
    include: { refunds: true },
  })
  const [request, effects, notifiedCount, decidedCount] = await Promise.all([
    ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: requestId } }),
    ctx.db.paymentEffect.findMany({ where: { intentId }, orderBy: { number: 'asc' } }),
    ctx.db.serviceRequestEvent.count({ where: { requestId, type: 'urgency_refunded' } }),
    ctx.db.auditEntry.count({
      where: { action: 'payment-refund-requested', subject: `payment:${payment.id}` },
    }),
  ])
  const comparisons: Comparison[] = [
    ['number of refunds at the provider', atProvider?.refunds.length, times],
    ['what the provider gave back', atProvider?.transaction_amount_refunded, payment.amountCentavos * times],
    ['refunds in the ledger', payment.refunds.map(({ status }) => status), times ? ['done'] : []],
    ['what the ledger gave back', payment.refundedCentavos, payment.amountCentavos * times],
    ['status in the ledger', payment.status, atProvider?.status],
    ['effects', effects.map(({ type }) => type), times ? ['granted', 'taken_back'] : ['granted']],
    ['outcome of the promise', request.urgentOutcome, outcome],
    ['is still urgent', request.isUrgent, outcome === 'answered'],
    ['history tells of a refund', notifiedCount, times],
    ['decisions to refund', decidedCount, times],
  ]
  return differences(subject, comparisons)
}
