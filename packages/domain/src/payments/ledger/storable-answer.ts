import type { Prisma } from '@oficio/db/generated/client'

/** What an answer of the provider says about people and their cards: the ledger is kept for years and needs none of it. */
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

/** Returns a provider's answer as the ledger keeps it: everything but personal data, at whatever depth. */
export function storableAnswer(raw: Record<string, unknown>): Prisma.InputJsonObject {
  // Parsed from JSON and only ever made smaller, so it is JSON.
  return JSON.parse(JSON.stringify(raw, (key, value) => (personal.has(key) ? undefined : value)))
}
