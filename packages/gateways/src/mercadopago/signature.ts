import type { SignatureFault, SignedNotification } from '@oficio/domain/kernel/payment-provider'
import { WebhookSignatureValidator } from 'mercadopago'
import { z } from 'zod'

/**
 * Returns what is wrong with a notification's signature, null when one of the secrets signed it. There are several while
 * a secret is rotated, and where the panel's two tabs deliver with a secret each. The SDK checks the signature, with its
 * gaps closed first: it takes an empty secret for a secret, and leaves out of the signed text whatever the notification
 * leaves out. The time of signing plays no part, because the provider may repeat the same bytes for days.
 */
export function findSignatureFault(
  secrets: readonly string[],
  { signature, requestId, dataId }: SignedNotification,
): SignatureFault | null {
  const usable = secrets.filter((secret) => secret.trim())
  if (usable.length === 0) return 'no_secret'
  if (!signature?.trim()) return 'missing_signature'
  if (!requestId?.trim()) return 'missing_request_id'
  if (!dataId?.trim()) return 'missing_data_id'
  if (!namesOneTime(signature)) return 'malformed'
  const parts = { xSignature: signature, xRequestId: requestId, dataId }
  const faults = usable.map((secret) => faultBy(secret, parts))
  return faults.includes(null) ? null : (faults[0] ?? null)
}

function faultBy(
  secret: string,
  parts: { xSignature: string; xRequestId: string; dataId: string },
): SignatureFault | null {
  try {
    WebhookSignatureValidator.validate({ ...parts, secret })
    return null
  } catch (error) {
    return reasonOf(error) === 'SignatureMismatch' ? 'mismatch' : 'malformed'
  }
}

/** In seconds or milliseconds, and once: of two the SDK checks the last, and another reader might believe the first. */
function namesOneTime(signature: string): boolean {
  const times = signature
    .split(',')
    .map((part) => part.split('=', 2).map((text) => text.trim()))
    .filter(([name]) => name?.toLowerCase() === 'ts')
  const [[, digits = ''] = []] = times
  return times.length === 1 && /^\d{10}(\d{3})?$/.test(digits)
}

const refusal = z.object({ reason: z.string() })
const reasonOf = (error: unknown): string | undefined => refusal.safeParse(error).data?.reason
