import { account, visitor } from '@oficio/domain/kernel/actor'
import { markContacted } from '@oficio/domain/leads/mark-contacted'
import { takeLead } from '@oficio/domain/leads/taking/take-lead'
import { fetchPayment } from '@oficio/domain/payments/ledger/fetch-payment'
import { startUrgentPayment } from '@oficio/domain/service-requests/urgency/start-urgent-payment'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildSubmission } from '@oficio/domain/testing/builders/build-submission'
import type { DrillStack } from '../support/drill-stack'

export interface UrgentRequest {
  requestId: string
  intentId: string
  /** The provider's id of the payment that filed the request. */
  paymentId: string
}

/** Files an urgent request by paying for it. */
export async function fileUrgentRequest({ ctx, standIn }: DrillStack): Promise<UrgentRequest> {
  const form = await buildSubmission(ctx, { isUrgent: true })
  const { id: intentId } = await startUrgentPayment(ctx, visitor({ deviceHash: ctx.ids.next() }), {
    metadata: { type: 'urgency_fee', form_data: form },
  })
  const { checkoutId } = await ctx.db.paymentIntent.findUniqueOrThrow({ where: { id: intentId } })
  const paymentId = await standIn.pay({ preferenceId: checkoutId ?? '', status: 'approved' })
  await fetchPayment(ctx, paymentId, 'return')
  const request = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { urgencyIntentId: intentId } })
  return { requestId: request.id, intentId, paymentId }
}

/** Lets a professional open the contact data and mark 'Contactado'. */
export async function contactClient({ ctx }: DrillStack, { requestId }: UrgentRequest): Promise<void> {
  const { userId } = await buildProfessional(ctx)
  const professional = account(userId, 'professional')
  const lead = await takeLead(ctx, professional, { id: requestId })
  await markContacted(ctx, professional, { id: lead.id })
}

/**
 * Moves the request's hour so that it ended a minute ago, and the contact, if any, to the given minute of the hour. No
 * drill can wait an hour, and the code compares only stored times.
 */
export async function endHour(
  { db }: DrillStack,
  { requestId }: UrgentRequest,
  contactMinute = 0,
): Promise<void> {
  await db.query(
    `WITH request AS (
       UPDATE service_requests
       SET urgent_at = now() - interval '61 minutes', urgent_due_at = now() - interval '1 minute'
       WHERE id = $1 RETURNING id, urgent_at
     )
     UPDATE leads SET contacted_at = request.urgent_at + make_interval(mins => $2)
     FROM request WHERE leads.request_id = request.id AND contacted_at IS NOT NULL`,
    [requestId, contactMinute],
  )
}
