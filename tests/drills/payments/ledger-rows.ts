import type { Payment } from '@oficio/db/generated/client'
import type { StandInPayment } from '../support/stand-in'

/** Returns a payment as one line of text. Both sides give the same line if they agree to the centavo. */
export function ourLine(payment: Payment): string {
  const { providerId, status, statusDetail, currency, amountCentavos, refundedCentavos } = payment
  return [providerId, status, statusDetail, currency, amountCentavos, refundedCentavos].join(' ')
}

/** Returns a payment of the stand-in in the same form. */
export function theirLine(payment: StandInPayment): string {
  const { id, status, status_detail, currency_id } = payment
  const { transaction_amount: amount, transaction_amount_refunded: refunded } = payment
  return [id, status, status_detail, currency_id, amount, refunded].join(' ')
}
