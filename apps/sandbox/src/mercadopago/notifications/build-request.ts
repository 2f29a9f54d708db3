import { randomUUID } from 'node:crypto'
import type { Delivery } from '../store/delivery'
import { baseNow, nextId, seller, type World } from '../world'
import { sign } from './sign'

export interface NotificationRequest {
  url: string
  headers: Record<string, string>
  body: string
  notificationId: string
  requestId: string | null
}

/**
 * Builds the request of one attempt. Chaos rules may change its signature. The first attempts of all notifications of
 * an event share the request id and the time. Later attempts get new ones.
 */
export function buildRequest(world: World, delivery: Delivery): NotificationRequest {
  const notificationId = nextId(world)
  const effects = world.chaos.take({ scope: 'notification', path: delivery.topic }, [
    'bad_signature',
    'second_secret',
    'no_request_id',
    'ts_milliseconds',
    'stale_ts',
  ])
  const has = (kind: string) => effects.some((effect) => effect.kind === kind)
  const stale = effects.find((effect) => effect.kind === 'stale_ts')
  const shared = delivery.attempts.length === 0 ? delivery.shared : null
  const signedAtMs = (shared?.signedAtMs ?? world.clock.base().getTime()) - (stale?.ageSeconds ?? 0) * 1000
  const requestId = has('no_request_id') ? null : (shared?.requestId ?? randomUUID())
  const { webhookSecret, secondWebhookSecret } = world.credentials
  const secret = has('second_secret') ? secondWebhookSecret : webhookSecret
  const isIpn = delivery.kind === 'ipn'
  const signature = sign({
    // The provider does not document how it signs old-style notifications, so the signature differs from that of
    // webhooks.
    dataId: isIpn ? `${delivery.topic}:${delivery.dataId}` : delivery.dataId,
    requestId,
    ts: has('ts_milliseconds') ? String(signedAtMs) : String(Math.floor(signedAtMs / 1000)),
    secret: has('bad_signature') ? `not ${secret}` : secret,
  })
  return {
    url: addressOf(delivery),
    headers: {
      'content-type': 'application/json',
      'user-agent': isIpn
        ? `MercadoPago Feed v2.0 ${delivery.topic}`
        : `MercadoPago WebHook v1.0 ${delivery.topic}`,
      'x-signature': signature,
      'x-retry': String(delivery.attempts.length),
      'x-socket-timeout': String(world.settings.deliveryTimeoutMs),
      ...(requestId ? { 'x-request-id': requestId } : {}),
    },
    body: JSON.stringify(bodyOf(world, delivery, Number(notificationId))),
    notificationId,
    requestId,
  }
}

function addressOf({ url, kind, topic, dataId }: Delivery): string {
  const address = new URL(url)
  const query = kind === 'ipn' ? { id: dataId, topic } : { 'data.id': dataId, type: topic }
  for (const [name, value] of Object.entries(query)) address.searchParams.append(name, value)
  return address.href
}

function bodyOf(world: World, { kind, topic, dataId, action, version }: Delivery, id: number): unknown {
  if (kind === 'ipn') return { resource: resourceOf(world, topic, dataId), topic }
  const date = baseNow(world)
  const data = { id: dataId }
  if (topic === 'topic_chargebacks_wh') {
    const application = { application_id: Number(seller.applicationId), user_id: Number(seller.id) }
    return {
      actions: [action],
      api_version: 'v1',
      ...application,
      data,
      date_created: date,
      id,
      type: topic,
      version,
    }
  }
  if (topic.startsWith('subscription_')) {
    const entity = topic === 'subscription_preapproval' ? 'preapproval' : 'authorized_payment'
    return {
      action,
      application_id: Number(seller.applicationId),
      data,
      date,
      entity,
      id,
      type: topic,
      version,
    }
  }
  const envelope = { live_mode: true, date_created: date, user_id: Number(seller.id), api_version: 'v1' }
  return { id, ...envelope, type: topic, action, data }
}

function resourceOf({ origin }: World, topic: string, dataId: string): string {
  return topic === 'payment' ? dataId : `${origin}/merchant_orders/${dataId}`
}
