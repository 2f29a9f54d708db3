import { limits } from '@oficio/contracts/limits'
import type { SignatureFault, SignedNotification } from '@oficio/domain/payments/payment-provider'
import { WebhookSignatureValidator } from 'mercadopago'
import { z } from 'zod'

const minuteMs = 60_000

/**
 * Returns what is wrong with a notification's signature, null when nothing is. The signature is checked by the SDK,
 * with all its gaps closed first: it takes an empty secret for a secret, and leaves out of the signed text whatever
 * the notification leaves out.
 */
export function findSignatureFault(
  secret: string,
  { signature, requestId, dataId, now }: SignedNotification,
): SignatureFault | null {
  if (!secret.trim()) return 'no_secret'
  if (!signature?.trim()) return 'missing_signature'
  if (!requestId?.trim()) return 'missing_request_id'
  if (!dataId?.trim()) return 'missing_data_id'

  const signedAt = readSignedAt(signature)
  if (!signedAt) return 'malformed'
  try {
    // Without the SDK's own tolerance: it takes the time for seconds, and the provider sends milliseconds too.
    WebhookSignatureValidator.validate({ xSignature: signature, xRequestId: requestId, dataId, secret })
  } catch (error) {
    return reasonOf(error) === 'SignatureMismatch' ? 'mismatch' : 'malformed'
  }
  const ageMs = now.getTime() - signedAt.getTime()
  const isFresh =
    ageMs <= limits.notificationMaxAgeMinutes * minuteMs &&
    ageMs >= -limits.notificationMaxAheadMinutes * minuteMs
  return isFresh ? null : 'stale'
}

/** Exactly one time must be named: of two the SDK checks the last, and another reader might believe the first. */
function readSignedAt(signature: string): Date | null {
  const times = signature
    .split(',')
    .map((part) => part.split('=', 2).map((text) => text.trim()))
    .filter(([name]) => name?.toLowerCase() === 'ts')
  const [[, digits] = []] = times
  if (times.length !== 1 || !digits || !/^\d{10}(\d{3})?$/.test(digits)) return null
  const time = Number(digits)
  return new Date(time <= 1e11 ? time * 1000 : time)
}

const refusal = z.object({ reason: z.string() })
const reasonOf = (error: unknown): string | undefined => refusal.safeParse(error).data?.reason
