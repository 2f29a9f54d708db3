import type { SignatureFault } from '@oficio/domain/kernel/payment-provider'
import { WebhookSignatureValidator } from 'mercadopago'
import { z } from 'zod'

/** The signed parts of a notification, as received. */
export interface SignedNotification {
  signature: string | null
  requestId: string | null
  /** `data.id` of the query string. */
  dataId: string | null
}

/**
 * Returns the fault of a notification's signature; null if one of the secrets signed it. There are several secrets
 * while one is being rotated, and if the two tabs of Mercado Pago's panel use different secrets. The SDK checks the
 * signature. This function first closes two gaps of the SDK: it accepts an empty secret, and it ignores missing parts
 * of the signed text. The age of the signature does not matter, because the provider may repeat the same bytes for
 * days.
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
  if (!hasSingleTime(signature)) return 'malformed'
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

/**
 * Returns whether the signature has exactly one time, in seconds or milliseconds. The SDK uses the last of several
 * times, while other code might use the first.
 */
function hasSingleTime(signature: string): boolean {
  const times = signature
    .split(',')
    .map((part) => part.split('=', 2).map((text) => text.trim()))
    .filter(([name]) => name?.toLowerCase() === 'ts')
  const [[, digits = ''] = []] = times
  return times.length === 1 && /^\d{10}(\d{3})?$/.test(digits)
}

const refusal = z.object({ reason: z.string() })
const reasonOf = (error: unknown): string | undefined => refusal.safeParse(error).data?.reason
