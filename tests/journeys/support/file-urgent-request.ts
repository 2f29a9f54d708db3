import { trackingUrl } from '@oficio/domain/service-requests/tracking-link'
import { type APIRequestContext, expect } from '@playwright/test'
import { patient } from '../../pace'
import { requestBody } from './file-request'
import type { Market } from './market'
import type { FormText } from './request-form'
import type { World } from './world'

export interface UrgentCheckout {
  /** The payment intent, which is also the stand-in's reference. */
  intentId: string
  /** Address of the provider's page. */
  url: string
}

/** Sends the urgent form without the page. The payer is the owner of the cookies in `request`. */
export async function startUrgentPayment(
  request: APIRequestContext,
  market: Market,
  client: FormText,
): Promise<UrgentCheckout> {
  const form = { ...requestBody(market, client), isUrgent: true }
  const answer = await request.post('/api/payments/create-anonymous', {
    data: { return_url: '/service-request?urgent=true', metadata: { type: 'urgency_fee', form_data: form } },
  })
  if (answer.status() !== 201) throw new Error(`no page to pay: ${answer.status()} ${await answer.text()}`)
  const { id: intentId, init_point: url } = await answer.json()
  return { intentId, url }
}

export interface FiledUrgent {
  requestId: string
  trackingUrl: string
  intentId: string
  paymentId: string
}

/**
 * Files an urgent request like a payer who closes the provider's page after paying. The notification then files the
 * request. For tests of what happens to the request or the money afterwards.
 */
export async function fileUrgentRequest(
  { ctx }: World,
  sender: APIRequestContext,
  market: Market,
  client: FormText,
): Promise<FiledUrgent> {
  const { intentId, url } = await startUrgentPayment(sender, market, client)
  const answer = await sender.post(url, { form: { button: 'approve_and_close' } })
  const paymentId = /data-testid="payment-id">(\d+)</.exec(await answer.text())?.[1]
  if (!paymentId) throw new Error(`the provider's page answered ${answer.status()}`)
  const find = () => ctx.db.serviceRequest.findUnique({ where: { urgencyIntentId: intentId } })
  await expect.poll(find, { timeout: patient(30_000) }).not.toBeNull()
  const request = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { urgencyIntentId: intentId } })
  return { requestId: request.id, trackingUrl: trackingUrl(ctx, request), intentId, paymentId }
}
