import {
  chargeIdOfPayment,
  type PaymentProvider,
  type ProviderCharge,
  type ProviderList,
  type ProviderPayment,
} from '@oficio/domain/kernel/payment-provider'
import { Invoice } from 'mercadopago'
import { z } from 'zod'
import type { Caller } from '../calls/call'
import type { PageSizes } from '../calls/collect-pages'
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
  statusWord,
  withRaw,
} from '../calls/fields'
import { listRows } from '../calls/list-rows'
import { chargeStatusOf, paymentStateOf } from '../states'

const payment = z.object({ id: optionalId, status: statusWord.nullish(), status_detail: optionalText })

/** The payment of a charge. Without a payment yet, the provider sends null, an empty object or an empty list. */
const paymentOrNone = z.preprocess(
  (rawPayment) => (Array.isArray(rawPayment) && rawPayment.length === 0 ? null : rawPayment),
  payment.nullish(),
)

const chargeAnswer = withRaw(
  z.object({
    id: numberId,
    preapproval_id: idText,
    status: statusWord,
    transaction_amount: centavos,
    // Optional, because not every charge names it and a subscription has only one currency.
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
    status: chargeStatusOf(read.status),
    amountCentavos: read.transaction_amount,
    currency: read.currency_id,
    debitAt: read.debit_date ?? read.date_created,
    retryAttempt: read.retry_attempt ?? 0,
    // For a completed charge, the provider returns the date of the next month's charge here.
    nextRetryAt: chargeStatusOf(read.status) === 'retrying' ? read.next_retry_date : null,
    payment: readPayment(read.payment),
    updatedAt: read.last_modified ?? read.date_created,
    raw,
  }),
)

/** Returns the payment of a charge; null before the first attempt, when the payment is absent or empty. */
function readPayment(rawPayment: z.output<typeof payment> | null | undefined): ProviderCharge['payment'] {
  if (!rawPayment?.id || !rawPayment.status) return null
  const { status, statusDetail } = paymentStateOf(rawPayment.status, rawPayment.status_detail)
  return { id: rawPayment.id, status, statusDetail }
}

/** The search refuses pages of more than about 15 rows, and its default is 12. */
const pages: PageSizes = { usual: 12, largest: 12 }

type ChargeCalls = Pick<PaymentProvider, 'getCharge' | 'listCharges'>

/** Reads of the monthly charges of subscriptions. */
export function chargeCalls(caller: Caller, payments: Pick<PaymentProvider, 'findPayments'>): ChargeCalls {
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
    async listCharges({ id, reference, chargedCount }) {
      const list = await listRows(caller, {
        operation: 'list charges',
        row: chargeAnswer,
        isById: true,
        pages,
        send: (config, page) => new Invoice(config).search({ options: { preapproval_id: id, ...page } }),
      })
      const charges = list.rows.filter(({ subscriptionId }) => subscriptionId === id)
      const isListed = charges.some(({ payment }) => payment !== null) || list.unread.length > 0
      const unlisted =
        isListed || chargedCount === 0 || reference === null
          ? { rows: [], unread: [] }
          : await chargesOfPayments(payments, { id, reference })
      return {
        rows: [...charges, ...unlisted.rows].sort(
          (charge, other) => charge.debitAt.getTime() - other.debitAt.getTime(),
        ),
        unread: [...list.unread, ...unlisted.unread],
      }
    },
  }
}

/**
 * Returns the charges that follow from the payments. Needed because the list of charges was empty in some cases
 * although charges had been paid.
 */
async function chargesOfPayments(
  { findPayments }: Pick<PaymentProvider, 'findPayments'>,
  { id, reference }: { id: string; reference: string },
): Promise<ProviderList<ProviderCharge>> {
  const { rows, unread } = await findPayments(reference)
  const paid = rows.filter(
    ({ subscriptionId, approvedAt, isCardValidation }) =>
      approvedAt !== null && !isCardValidation && (subscriptionId ?? id) === id,
  )
  return { rows: paid.map((payment) => chargeOfPayment(id, payment)), unread }
}

const chargeOfPayment = (subscriptionId: string, payment: ProviderPayment): ProviderCharge => ({
  id: chargeIdOfPayment(payment.id),
  subscriptionId,
  status: 'processed',
  amountCentavos: payment.amountCentavos,
  currency: payment.currency,
  debitAt: payment.createdAt,
  retryAttempt: 0,
  nextRetryAt: null,
  payment: { id: payment.id, status: payment.status, statusDetail: payment.statusDetail },
  updatedAt: payment.updatedAt,
  raw: payment.raw,
})
