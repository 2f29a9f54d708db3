import type { Payment } from '@oficio/db/generated/client'
import type { StandInPayment } from '../support/stand-in'

/** One payment in one line, the same for both sides when they agree to the centavo. */
export function ourLine(payment: Payment): string {
  const { providerId, status, statusDetail, currency, amountCentavos, refundedCentavos } = payment
  return [providerId, status, statusDetail, currency, amountCentavos, refundedCentavos].join(' ')
}

export function theirLine(payment: StandInPayment): string {
  const { id, status, status_detail, currency_id } = payment
  const { transaction_amount: amount, transaction_amount_refunded: refunded } = payment
  return [id, status, status_detail, currency_id, amount, refunded].join(' ')
}
