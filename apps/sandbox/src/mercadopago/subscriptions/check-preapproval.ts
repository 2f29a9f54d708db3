import { refuseSubscription } from '../http/api-error'
import { isAddress } from '../http/check-url'
import { asNumber, asObject, asText, type Fields } from '../http/fields'
import { readDate } from '../store/dates'
import type { Frequency } from '../store/records'

const least = 15
const maxAmount = 2_000_000
const longestReason = 60

/** Throws the provider's error for an invalid new subscription. */
export function checkPreapproval(body: Fields, isStrict: boolean): void {
  const recurring = asObject(body.auto_recurring)
  if (!asText(body.reason)) refuseSubscription(400, 'reason is required')
  if ([...String(body.reason)].length > longestReason) {
    refuseSubscription(400, `reason has more than ${longestReason} characters`)
  }
  if (!/^\S+@\S+\.\S+$/.test(asText(body.payer_email) ?? '')) {
    refuseSubscription(400, 'Invalid value for payer_email')
  }
  if (!isAddress(body.back_url, isStrict))
    refuseSubscription(400, 'Invalid value for back_url, must be a valid URL')
  if (!readFrequency(recurring)) refuseSubscription(400, 'Invalid value for auto_recurring')
  if (recurring.currency_id !== 'ARS') refuseSubscription(400, 'Invalid value for currency_id')
  checkAmount(recurring.transaction_amount)
  for (const name of ['start_date', 'end_date']) {
    if (recurring[name] && !readDate(recurring[name])) refuseSubscription(400, `Invalid value for ${name}`)
  }
  const status = body.status ?? 'pending'
  if (status !== 'pending' && status !== 'authorized') refuseSubscription(400, 'Invalid value for status')
  const needsCard = status === 'authorized' || asText(body.preapproval_plan_id) !== null
  if (needsCard && !asText(body.card_token_id)) refuseSubscription(400, 'card_token_id is required')
}

/** Throws if the amount is outside the provider's limits for Argentina. */
export function checkAmount(value: unknown): void {
  const amount = asNumber(value)
  if (amount === null || amount <= 0) {
    refuseSubscription(400, 'auto_recurring.transaction_amount must be a positive number')
  }
  if (amount < least) refuseSubscription(400, `Cannot pay an amount lower than $ ${least}.00`)
  if (amount > maxAmount) refuseSubscription(400, `Cannot pay an amount greater than $ ${maxAmount}.00`)
}

/** Returns frequency and frequency_type. Returns null if they are invalid. */
export function readFrequency(value: unknown): Frequency | null {
  const { frequency, frequency_type: type } = asObject(value)
  const count = asNumber(frequency)
  if (count === null || !Number.isInteger(count) || count < 1) return null
  return type === 'days' || type === 'months' ? { frequency: count, type } : null
}
