import type { PaymentProvider, ProviderCharge } from '@oficio/domain/kernel/payment-provider'
import { Invoice } from 'mercadopago'
import { z } from 'zod'
import type { Caller } from '../calls/call'
import {
  centavos,
  countOrNone,
  foreseenMoment,
  idText,
  isNumberId,
  moment,
  numberId,
  optionalId,
  optionalMoment,
  optionalText,
  recorded,
  statusWord,
} from '../calls/fields'
import { listRows } from '../calls/list-rows'

const payment = z.object({ id: optionalId, status: statusWord.nullish(), status_detail: optionalText })

/** No payment yet is none, an empty one, or an empty list. */
const paymentOrNone = z.preprocess(
  (made) => (Array.isArray(made) && made.length === 0 ? null : made),
  payment.nullish(),
)

const chargeAnswer = recorded(
  z.object({
    id: numberId,
    preapproval_id: idText,
    status: statusWord,
    transaction_amount: centavos,
    // Not every charge names it, and a subscription has one currency.
    currency_id: optionalText,
    date_created: moment,
    debit_date: optionalMoment,
    last_modified: optionalMoment,
    retry_attempt: countOrNone,
    next_retry_date: foreseenMoment,
    payment: paymentOrNone,
  }),
).transform(
  ({ raw, read }): ProviderCharge => ({
    id: read.id,
    subscriptionId: read.preapproval_id,
    status: read.status,
    amountCentavos: read.transaction_amount,
    currency: read.currency_id,
    debitAt: read.debit_date ?? read.date_created,
    retryAttempt: read.retry_attempt ?? 0,
    nextRetryAt: read.next_retry_date,
    payment: readPayment(read.payment),
    updatedAt: read.last_modified ?? read.date_created,
    raw,
  }),
)

/** Before the first try there is no payment, or one whose fields are empty. */
function readPayment(made: z.output<typeof payment> | null | undefined): ProviderCharge['payment'] {
  if (!made?.id || !made.status) return null
  return { id: made.id, status: made.status, statusDetail: made.status_detail }
}

/** Reads of the monthly charges of subscriptions. */
export function chargeCalls(caller: Caller): Pick<PaymentProvider, 'getCharge' | 'listCharges'> {
  return {
    async getCharge(id) {
      if (!isNumberId(id)) return null
      return await caller.find({
        operation: 'get charge',
        id,
        answer: chargeAnswer,
        retries: 2,
        send: (config) => new Invoice(config).get({ id }),
      })
    },
    async listCharges(subscriptionId) {
      const { rows, unread } = await listRows(caller, {
        operation: 'list charges',
        row: chargeAnswer,
        isById: true,
        send: (config, page) =>
          new Invoice(config).search({ options: { preapproval_id: subscriptionId, ...page } }),
      })
      return {
        rows: rows
          .filter((charge) => charge.subscriptionId === subscriptionId)
          .sort((one, other) => one.debitAt.getTime() - other.debitAt.getTime()),
        unread,
      }
    },
  }
}
