import type { ServiceRequestFormInput } from '@oficio/contracts/service-requests/form'
import { urgencyFeeKind } from '@oficio/contracts/service-requests/urgency-fee'
import { createAnonymousPaymentEndpoint } from '@oficio/contracts/service-requests/urgent-payment'
import { account, type Caller, visitor } from '../kernel/actor'
import { takeLead } from '../leads/taking/take-lead'
import { fetchPayment } from '../payments/ledger/fetch-payment'
import { trackingToken } from '../service-requests/tracking-link'
import { startUrgentPayment } from '../service-requests/urgency/start-urgent-payment'
import { buildProfessional } from './builders/build-professional'
import { typedForm } from './submission-form'
import type { TestCtx } from './test-context'

/** A visitor on a phone, without an account. */
export const payer = visitor({ deviceHash: 'device-1', ipPrefix: '200.1.2.0' })

/** Sends the urgent form. Returns the id of the payment intent. */
export async function startUrgent(
  ctx: TestCtx,
  { actor = payer, form = {} }: { actor?: Caller; form?: Partial<ServiceRequestFormInput> } = {},
): Promise<string> {
  const { id } = await startUrgentPayment(ctx, actor, urgentInput(form))
  return id
}

/** Returns the body of the call as the endpoint parses it. */
export const urgentInput = (form: Partial<ServiceRequestFormInput> | null = {}, more: object = {}) =>
  createAnonymousPaymentEndpoint.body.parse({
    ...more,
    metadata: {
      type: urgencyFeeKind,
      ...(form ? { form_data: { ...typedForm, isUrgent: true, ...form } } : {}),
    },
  })

/** Pays the urgency fee and processes the provider's notification. Returns the filed request. */
export async function fileUrgent(ctx: TestCtx, form: Partial<ServiceRequestFormInput> = {}) {
  const intentId = await startUrgent(ctx, { form })
  const paymentId = ctx.payments.pay(intentId)
  await fetchPayment(ctx, paymentId, 'notification')
  const request = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { urgencyIntentId: intentId } })
  return { intentId, paymentId, request }
}

/** Lets a new professional open the contact data of a request. Returns the professional and their lead's id. */
export async function takeLeadOnRequest(ctx: TestCtx, requestId: string) {
  const { userId } = await buildProfessional(ctx)
  const professional = account(userId, 'professional')
  const { id: leadId } = await takeLead(ctx, professional, { id: requestId })
  return { professional, leadId }
}

/** Returns the client of a request, identified by the tracking link of their mail. */
export const clientOf = (ctx: TestCtx, request: { id: string; linkVersion: number }) =>
  visitor({ trackingToken: trackingToken(ctx, request) })

/** Returns the refunds with reason and status, such as 'not_answered requested'. */
export const refundsOf = async (ctx: TestCtx) =>
  (await ctx.db.refund.findMany()).map(({ reason, status }) => `${reason} ${status}`)

/** Returns how many requests are urgent now. */
export const countUrgent = (ctx: TestCtx): Promise<number> =>
  ctx.db.serviceRequest.count({ where: { isUrgent: true } })

/** Returns the effects of payments in order, such as 'granted' and 'taken_back'. */
export const effectsOf = async (ctx: TestCtx) =>
  (await ctx.db.paymentEffect.findMany({ orderBy: { number: 'asc' } })).map(({ type }) => type)

/** Returns the reasons of all refunds. */
export const returnReasonsOf = async (ctx: TestCtx) =>
  (await ctx.db.refund.findMany()).map(({ reason }) => reason)
