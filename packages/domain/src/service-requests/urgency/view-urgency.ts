import { returnReasonOf } from '@oficio/contracts/payments/refund-texts'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import type { RequestUrgency } from '@oficio/contracts/service-requests/urgency'
import { urgencyFeeKind, urgencyFeeSubjects } from '@oficio/contracts/service-requests/urgency-fee'
import { urgencyReturnReasons } from '@oficio/contracts/service-requests/urgency-returns'
import type { ServiceRequest } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { findInHand } from '../../payments/checkout/payment-in-hand'
import { refundStateOf } from '../../payments/ledger/payment-state'
import { getUrgentTerms } from './get-urgent-offer'
import { canReportNoCall, noCallFrom } from './report-no-call'
import { isAnswered, runningUntil, type UrgentPromise } from './urgent-contact'

type Viewed = UrgentPromise & Pick<ServiceRequest, 'urgencyIntentId'>

/** Reasons of refunds that do not concern the promise, because their payments did not pay for it. */
const ofOtherPayments = ['second_payment', 'late'] as const

/** Returns the promise of a paid request and its outcome; null if the request was never urgent. */
export async function viewUrgency(ctx: Ctx, request: Viewed): Promise<RequestUrgency | null> {
  const { urgencyIntentId, urgentAt } = request
  if (!urgencyIntentId || !urgentAt) return null
  const [intent, refund] = await Promise.all([
    ctx.db.paymentIntent.findUniqueOrThrow({
      where: { id: urgencyIntentId },
      include: { effects: { orderBy: { number: 'desc' }, take: 1, include: { payment: true } } },
    }),
    ctx.db.refund.findFirst({
      where: {
        payment: { intentId: urgencyIntentId },
        amountCentavos: null,
        reason: { notIn: [...ofOtherPayments] },
      },
      orderBy: { createdAt: 'desc' },
      include: { payment: true },
    }),
  ])
  const payment = refund?.payment ?? intent.effects[0]?.payment ?? null
  return {
    priceArs: intent.amountCentavos / 100,
    since: urgentAt.toISOString(),
    dueAt: request.urgentDueAt?.toISOString() ?? null,
    runsUntil: await runningUntil(ctx.db, request),
    isAnswered: await isAnswered(ctx.db, request),
    outcome: request.urgentOutcome,
    refundState: refundStateOf(payment, refund),
    refundText: returnReasonOf(urgencyReturnReasons, refund?.reason ?? null)?.text ?? null,
    canReportNoCall: await canReportNoCall(ctx, request),
    noCallFrom: await noCallFrom(ctx, request),
  }
}

/**
 * Returns the price of making the request urgent, or null if that is impossible or a payment is in progress. Also
 * returns the payment in progress, if any.
 */
export async function offerUrgency(
  ctx: Ctx,
  request: Viewed,
): Promise<Pick<TrackingView, 'urgentOffer' | 'urgencyInHand'>> {
  if (request.status !== 'pending' || request.urgencyIntentId !== null)
    return { urgentOffer: null, urgencyInHand: null }
  const fees = {
    kind: urgencyFeeKind,
    subjectType: urgencyFeeSubjects.request,
    subjectId: request.id,
  }
  const urgencyInHand = await findInHand(ctx.db, fees, ctx.clock.now())
  return { urgentOffer: urgencyInHand ? null : await getUrgentTerms(ctx), urgencyInHand }
}
