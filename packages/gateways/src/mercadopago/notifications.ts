import type { NotificationTopicName } from '@oficio/contracts/kernel/notification-topics'
import type { NotificationParts, NotificationReading } from '@oficio/domain/kernel/payment-provider'
import { findSignatureFault } from './signature'

// Translates Mercado Pago's words for the objects of notifications. No other file compares these words.
const topics = new Map<string, NotificationTopicName>([
  ['payment', 'payment'],
  ['subscription_preapproval', 'subscription'],
  ['subscription_authorized_payment', 'charge'],
])

/**
 * Reads a notification and checks its signature. The older kind (`topic` and `id`) has no signature and comes beside
 * the signed one, so it is ignored.
 */
export function readNotification(secrets: readonly string[], parts: NotificationParts): NotificationReading {
  const dataId = parts['data.id'] ?? null
  const requestId = parts['x-request-id'] ?? null
  if (dataId === null && parts.topic && parts.id) return { kind: 'ignored' }
  const fault = findSignatureFault(secrets, { signature: parts['x-signature'] ?? null, requestId, dataId })
  if (fault) return { kind: 'refused', fault }
  if (dataId === null) return { kind: 'refused', fault: 'missing_data_id' }
  if (requestId === null) return { kind: 'refused', fault: 'missing_request_id' }
  const topic = topics.get(parts.type ?? parts.topic ?? '') ?? 'other'
  return { kind: 'genuine', topic, requestId, dataId }
}
