import type { ServiceRequestFormInput } from '@oficio/contracts/service-requests/form'
import { urgencyFeeKind } from '@oficio/contracts/service-requests/urgency-fee'
import { createAnonymousPaymentEndpoint } from '@oficio/contracts/service-requests/urgent-payment'
import { type Caller, visitor } from '../kernel/actor'
import { fetchPayment } from '../payments/ledger/fetch-payment'
import { startUrgentPayment } from '../service-requests/urgency/start-urgent-payment'
import { typedForm } from './submission-form'
import type { TestCtx } from './test-context'

/** Somebody on a phone, without an account. */
export const payer = visitor({ deviceHash: 'device-1', ipPrefix: '200.1.2.0' })

/** Sends the urgent form and returns the intent that waits for its payment. */
export async function startUrgent(
  ctx: TestCtx,
  { actor = payer, form = {} }: { actor?: Caller; form?: Partial<ServiceRequestFormInput> } = {},
): Promise<string> {
  const { id } = await startUrgentPayment(ctx, actor, urgentInput(form))
  return id
}

/** Returns the body of the call as the contract parses it. */
export const urgentInput = (form: Partial<ServiceRequestFormInput> | null = {}, more: object = {}) =>
  createAnonymousPaymentEndpoint.body.parse({
    ...more,
    metadata: {
      type: urgencyFeeKind,
      ...(form ? { form_data: { ...typedForm, isUrgent: true, ...form } } : {}),
    },
  })

/** Pays and lets the news arrive; returns the filed request. */
export async function fileUrgent(ctx: TestCtx, form: Partial<ServiceRequestFormInput> = {}) {
  const intentId = await startUrgent(ctx, { form })
  const paymentId = ctx.payments.pay(intentId)
  await fetchPayment(ctx, paymentId, 'notification')
  const request = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { urgencyIntentId: intentId } })
  return { intentId, paymentId, request }
}
