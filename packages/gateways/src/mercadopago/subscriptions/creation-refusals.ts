import type { ErrorCode } from '@oficio/contracts/errors'
import type { Fault } from '../calls/fault'

/**
 * What the provider says when it makes no subscription, and what that means. Such an answer has no code, only a sentence;
 * the numbers in it are masked.
 */
const meanings: readonly (readonly [pattern: RegExp, code: ErrorCode])[] = [
  // The mail belongs to no account of the provider's.
  [/user bad request/i, 'payer_mail_refused'],
  [/payer_email/i, 'payer_mail_refused'],
  [/payer and collector cannot be the same/i, 'payer_is_collector'],
  [/must be real or test users/i, 'payer_account_mixed'],
  [/between different countries/i, 'payer_country_differs'],
  [/back_url/i, 'payment_setup_wrong'],
  [/reason has more than/i, 'payment_setup_wrong'],
]

/** Returns what keeps the provider from making a subscription, where it says so in words that are known. */
export function codeOfCreationRefusal({ code, message }: Fault): ErrorCode {
  if (code !== 'provider_refused') return code
  return meanings.find(([pattern]) => pattern.test(message))?.[1] ?? code
}
