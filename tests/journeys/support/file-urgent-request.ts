import { trackingUrl } from '@oficio/domain/service-requests/tracking-link'
import { expect } from '@playwright/test'
import { requestBody } from './file-request'
import type { Market } from './market'
import type { Typed } from './request-form'
import type { World } from './world'

export interface FiledUrgent {
  requestId: string
  trackingUrl: string
  /** What was to be paid, by which the stand-in knows the payment too. */
  intentId: string
  paymentId: string
}

/**
 * Sends the urgent form and pays for it without a browser, as somebody who closes the page after paying; for what
 * happens to an urgent request, or to its money, afterwards. The provider's notification files it.
 */
export async function fileUrgentRequest(
  { site, ctx }: World,
  market: Market,
  client: Typed,
): Promise<FiledUrgent> {
  const answer = await fetch(`${site.origin}/api/payments/create-anonymous`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.200.0.2' },
    body: JSON.stringify({
      metadata: { type: 'urgency_fee', form_data: { ...requestBody(market, client), isUrgent: true } },
    }),
  })
  if (answer.status !== 201) throw new Error(`no page to pay: ${answer.status} ${await answer.text()}`)
  const { id: intentId, init_point: url } = await answer.json()
  const paymentId = await payAndClose(url)
  const find = () => ctx.db.serviceRequest.findUnique({ where: { urgencyIntentId: intentId } })
  await expect.poll(find, { timeout: 30_000 }).not.toBeNull()
  const request = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { urgencyIntentId: intentId } })
  return { requestId: request.id, trackingUrl: trackingUrl(ctx, request), intentId, paymentId }
}

async function payAndClose(url: string): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ button: 'approve_and_close' }),
  })
  const paymentId = /data-testid="payment-id">(\d+)</.exec(await answer.text())?.[1]
  if (!paymentId) throw new Error(`the provider's page answered ${answer.status}`)
  return paymentId
}
