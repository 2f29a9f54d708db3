import type { Payment } from '@oficio/db/generated/client'
import { paymentStateOf } from '@oficio/gateways/mercadopago/states'
import type { StandInPayment } from '../support/stand-in'

/** Returns a payment as one line of text. Both sides give the same line if they agree to the centavo. */
export function ourLine(payment: Payment): string {
  const { providerId, status, statusDetail, currency, amountCentavos, refundedCentavos } = payment
  return [providerId, status, statusDetail, currency, amountCentavos, refundedCentavos].join(' ')
}

/** Returns a payment of the stand-in in the same form, with its state in our own words, as the ledger stores it. */
export function theirLine(payment: StandInPayment): string {
  const { id, currency_id } = payment
  const { status, statusDetail } = paymentStateOf(payment.status, payment.status_detail)
  const { transaction_amount: amount, transaction_amount_refunded: refunded } = payment
  return [id, status, statusDetail, currency_id, amount, refunded].join(' ')
}
