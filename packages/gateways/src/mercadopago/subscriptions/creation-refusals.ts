import type { ErrorCode } from '@oficio/contracts/errors'
import type { Fault } from '../calls/fault'

/**
 * Mercado Pago's messages when it refuses to create a subscription, with our error codes. Such answers have no code,
 * only a sentence. Numbers in it are masked.
 */
const meanings: readonly (readonly [pattern: RegExp, code: ErrorCode])[] = [
  // No account of the provider has this mail address.
  [/user bad request/i, 'payer_mail_refused'],
  [/payer_email/i, 'payer_mail_refused'],
  [/payer and collector cannot be the same/i, 'payer_is_collector'],
  [/must be real or test users/i, 'payer_account_mixed'],
  [/between different countries/i, 'payer_country_differs'],
  [/back_url/i, 'payment_setup_wrong'],
  [/reason has more than/i, 'payment_setup_wrong'],
]

/**
 * Returns the error code for a refused subscription: a precise one for a known message, otherwise the fault's own code.
 */
export function codeOfCreationRefusal({ code, message }: Fault): ErrorCode {
  if (code !== 'provider_refused') return code
  return meanings.find(([pattern]) => pattern.test(message))?.[1] ?? code
}
