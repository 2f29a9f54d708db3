import type { SignatureFault, SignedNotification } from '@oficio/domain/kernel/payment-provider'
import { WebhookSignatureValidator } from 'mercadopago'
import { z } from 'zod'

/**
 * Returns what is wrong with a notification's signature, null when nothing is. The signature is checked by the SDK,
 * with all its gaps closed first: it takes an empty secret for a secret, and leaves out of the signed text whatever
 * the notification leaves out. When it was signed plays no part: the provider may repeat the same bytes for days.
 */
export function findSignatureFault(
  secret: string,
  { signature, requestId, dataId }: SignedNotification,
): SignatureFault | null {
  if (!secret.trim()) return 'no_secret'
  if (!signature?.trim()) return 'missing_signature'
  if (!requestId?.trim()) return 'missing_request_id'
  if (!dataId?.trim()) return 'missing_data_id'
  if (!namesOneTime(signature)) return 'malformed'
  try {
    WebhookSignatureValidator.validate({ xSignature: signature, xRequestId: requestId, dataId, secret })
  } catch (error) {
    return reasonOf(error) === 'SignatureMismatch' ? 'mismatch' : 'malformed'
  }
  return null
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
