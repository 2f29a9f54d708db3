import type { PaymentProvider, ProviderCharge } from '@oficio/domain/payments/payment-provider'
import { Invoice } from 'mercadopago'
import { z } from 'zod'
import type { Caller } from './call'
import { collectPages, pageSize } from './collect-pages'
import {
  centavos,
  idText,
  isPathId,
  moment,
  optionalId,
  optionalMoment,
  optionalText,
  pageOf,
  recorded,
  statusWord,
} from './fields'

const payment = z.object({ id: optionalId, status: statusWord.nullish(), status_detail: optionalText })

const chargeAnswer = recorded(
  z.object({
    id: idText,
    preapproval_id: idText,
    status: statusWord,
    transaction_amount: centavos,
    currency_id: z.string().min(1),
    date_created: moment,
    debit_date: optionalMoment,
    last_modified: optionalMoment,
    retry_attempt: z.coerce.number().int().nonnegative().nullish(),
    next_retry_date: optionalMoment,
    payment: payment.nullish(),
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
      if (!isPathId(id)) return null
      return await caller.find({
        operation: 'get charge',
        answer: chargeAnswer,
        retries: 2,
        send: (config) => new Invoice(config).get({ id }),
      })
    },
    async listCharges(subscriptionId) {
      const charges = await collectPages((offset) =>
        caller.need({
          operation: 'list charges',
          answer: pageOf(chargeAnswer),
          retries: 2,
          send: (config) =>
            new Invoice(config).search({
              options: { preapproval_id: subscriptionId, limit: pageSize, offset },
            }),
        }),
      )
      return charges
        .filter((charge) => charge.subscriptionId === subscriptionId)
        .sort((one, other) => one.debitAt.getTime() - other.debitAt.getTime())
    },
  }
}
