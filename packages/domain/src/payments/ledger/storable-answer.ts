import type { Prisma } from '@oficio/db/generated/client'

/**
 * Fields of the provider's answers with personal or card data. The ledger is kept for years and does not need them.
 */
const personal = new Set([
  'payer',
  'payer_email',
  'payer_first_name',
  'payer_last_name',
  'email',
  'first_name',
  'last_name',
  'identification',
  'phone',
  'address',
  'cardholder',
  'first_six_digits',
  'ip_address',
  'additional_info',
  'shipments',
  'receiver_address',
  'card_token_id',
])

/** Returns a provider's answer for the ledger, without personal data at any depth. */
export function storableAnswer(raw: Record<string, unknown>): Prisma.InputJsonObject {
  // The value was parsed from JSON and only loses fields, so it is valid JSON.
  return JSON.parse(JSON.stringify(raw, (key, value) => (personal.has(key) ? undefined : value)))
}
