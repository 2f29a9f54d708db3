import { createHmac, randomUUID } from 'node:crypto'
import { webhookPath } from './site'
import type { Stage } from './stage'

/** A notification to send. Null parts are left out. */
export interface Notification {
  dataId: string | null
  topic: string | null
  requestId: string | null
  signature: string | null
}

interface Signing {
  dataId: string | null
  topic?: string | null
  requestId?: string | null
  secret?: string
  signedAt?: Date
}

/** Signs a notification by the provider's rule. Parts missing in the notification are missing in the signed text. */
export function signed(
  { ctx, webhookSecret }: Stage,
  { dataId, topic = 'payment', requestId = randomUUID(), secret = webhookSecret, signedAt }: Signing,
): Notification {
  const ts = Math.floor((signedAt ?? ctx.clock.now()).getTime() / 1000)
  const parts = [dataId && `id:${dataId};`, requestId && `request-id:${requestId};`, `ts:${ts};`]
  const hash = createHmac('sha256', secret).update(parts.filter(Boolean).join('')).digest('hex')
  return { dataId, topic, requestId, signature: `ts=${ts},v1=${hash}` }
}

/** Sends a notification to the site. Its body names another user's payment. */
export async function post({ siteUrl }: Stage, notification: Notification): Promise<Response> {
  const url = new URL(webhookPath, siteUrl)
  if (notification.dataId !== null) url.searchParams.set('data.id', notification.dataId)
  if (notification.topic !== null) url.searchParams.set('type', notification.topic)
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(notification.requestId !== null && { 'x-request-id': notification.requestId }),
      ...(notification.signature !== null && { 'x-signature': notification.signature }),
    },
    body: JSON.stringify({ action: 'payment.updated', type: 'payment', data: { id: '999' } }),
  })
}
