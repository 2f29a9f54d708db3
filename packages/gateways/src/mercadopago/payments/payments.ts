import type { PaymentProvider, ProviderPayment } from '@oficio/domain/kernel/payment-provider'
import { Payment, User } from 'mercadopago'
import { z } from 'zod'
import type { Caller } from '../calls/call'
import {
  centavos,
  centavosOrNone,
  idText,
  isNumberId,
  moment,
  numberId,
  optionalId,
  optionalMoment,
  optionalText,
  statusWord,
  withRaw,
} from '../calls/fields'
import { listRows, readListed } from '../calls/list-rows'
import { paymentStateOf } from '../states'
import { paymentMethodOf } from './methods'

/** Fields in which recurring payments name their subscription. Such payments sometimes have no other reference. */
const subscriptionFields = {
  point_of_interaction: z
    .object({ transaction_data: z.object({ subscription_id: optionalId.catch(null) }).nullish() })
    .nullish()
    .catch(null),
  metadata: z
    .object({ preapproval_id: optionalId.catch(null) })
    .nullish()
    .catch(null),
}

const paymentAnswer = withRaw(
  z.object({
    ...subscriptionFields,
    id: numberId,
    external_reference: optionalId,
    status: statusWord,
    status_detail: optionalText,
    // The requested amount. The payer may pay more because of interest on instalments.
    transaction_amount: centavos,
    transaction_amount_refunded: centavosOrNone,
    currency_id: z.string().min(1),
    collector_id: optionalId.catch(null),
    collector: z.object({ id: optionalId }).nullish().catch(null),
    payment_method_id: optionalText,
    payment_type_id: optionalText.catch(null),
    operation_type: optionalText,
    date_created: moment,
    date_approved: optionalMoment,
    date_last_updated: optionalMoment,
  }),
).transform(
  ({ raw, read }): ProviderPayment => ({
    id: read.id,
    reference: read.external_reference,
    subscriptionId:
      read.point_of_interaction?.transaction_data?.subscription_id ?? read.metadata?.preapproval_id ?? null,
    ...stateOf(read),
    amountCentavos: read.transaction_amount,
    currency: read.currency_id,
    // The payment must name its recipient. A person checks a payment without one.
    collectorId: read.collector_id ?? read.collector?.id ?? null,
    methodId: paymentMethodOf(read.payment_method_id, read.payment_type_id),
    isCardValidation: read.operation_type === cardValidation,
    createdAt: read.date_created,
    approvedAt: read.date_approved,
    updatedAt: read.date_last_updated ?? read.date_approved ?? read.date_created,
    raw,
  }),
)

interface AnsweredState {
  status: string
  status_detail: string | null
  transaction_amount: number
  transaction_amount_refunded: number
}

/** Returns status, reason and refunded amount. If a dispute ended in our favour, the amount counts as not refunded. */
function stateOf(answer: AnsweredState) {
  const { isKept, ...state } = paymentStateOf(answer.status, answer.status_detail)
  const isAllRefunded = answer.transaction_amount_refunded >= answer.transaction_amount
  return { ...state, refundedCentavos: isKept && isAllRefunded ? 0 : answer.transaction_amount_refunded }
}

const cardValidation = 'card_validation'

type PaymentCalls = Pick<PaymentProvider, 'getCollectorId' | 'getPayment' | 'findPayments'>

/** Reads of payments and of the account that receives them. */
export function paymentCalls(caller: Caller): PaymentCalls {
  let collectorId: string | undefined

  const getPayment = async (id: string): Promise<ProviderPayment | null> => {
    if (!isNumberId(id)) return null
    return await caller.find({
      operation: 'get payment',
      id,
      answer: paymentAnswer,
      retries: 2,
      send: (config) => new Payment(config).get({ id }),
    })
  }

  return {
    async getCollectorId() {
      // Cached, because credentials belong to one account, and new credentials need a new process.
      collectorId ??= await caller.need({
        operation: 'get account',
        answer: z.object({ id: idText }).transform(({ id }) => id),
        retries: 2,
        send: (config) => new User(config).get(),
      })
      return collectorId
    },
    getPayment,
    async findPayments(reference) {
      const order = { external_reference: reference, sort: 'date_created', criteria: 'desc' } as const
      // The search index is outdated, so it only gives the ids of the payments.
      const ids = await listRows(caller, {
        operation: 'find payments',
        row: z.object({ id: numberId }),
        send: (config, page) => new Payment(config).search({ options: { ...order, ...page } }),
      })
      const { rows, unread } = await readListed(ids, getPayment)
      return {
        rows: rows
          .filter((payment) => payment.reference === reference)
          .sort((payment, other) => other.createdAt.getTime() - payment.createdAt.getTime()),
        unread,
      }
    },
  }
}
