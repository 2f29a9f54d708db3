import { toProviderDate } from '../store/dates'
import { toPesos } from '../store/money'
import type { Frequency, Invoice, Preapproval } from '../store/records'
import { seller, type World } from '../world'
import { addPeriods } from './periods'

/**
 * Returns a subscription in the format of the API. No response contains the version. Only the response to its creation
 * contains the payer's mail address.
 */
export function preapprovalAnswer(
  world: World,
  preapproval: Preapproval,
  options: { isNew?: boolean } = {},
): Record<string, unknown> {
  const { version: _kept, ...answer } = preapprovalView(world, preapproval)
  return { ...answer, payer_email: options.isNew ? preapproval.payerEmail : '' }
}

/** Returns a subscription with all data of the stand-in. */
export function preapprovalView({ origin }: World, preapproval: Preapproval): Record<string, unknown> {
  return {
    id: preapproval.id,
    version: preapproval.version,
    application_id: Number(seller.applicationId),
    collector_id: Number(seller.id),
    payer_id: Number(preapproval.payerId),
    payer_email: preapproval.payerEmail,
    status: preapproval.status,
    reason: preapproval.reason,
    external_reference: preapproval.externalReference,
    ...(preapproval.planId ? { preapproval_plan_id: preapproval.planId } : {}),
    back_url: preapproval.backUrl,
    init_point: `${origin}/subscriptions/checkout?preapproval_id=${preapproval.id}`,
    auto_recurring: {
      ...frequencyView(preapproval.every),
      transaction_amount: toPesos(preapproval.amountCentavos),
      currency_id: preapproval.currency,
      free_trial: preapproval.freeTrial && frequencyView(preapproval.freeTrial),
      start_date: toProviderDate(preapproval.startAt ?? preapproval.createdAt),
      end_date: toProviderDate(preapproval.endAt),
    },
    summarized: summaryOf(preapproval),
    // Before the authorization, the provider returns the creation date.
    next_payment_date: toProviderDate(
      preapproval.status === 'pending' ? preapproval.createdAt : preapproval.nextChargeAt,
    ),
    payment_method_id: preapproval.methodId,
    card_id: null,
    first_invoice_offset: null,
    date_created: toProviderDate(preapproval.createdAt),
    last_modified: toProviderDate(preapproval.updatedAt),
  }
}

/** Returns a charge in the format of `GET /authorized_payments/{id}`. */
export function invoiceView(world: World, invoice: Invoice): Record<string, unknown> {
  const payment = invoice.paymentId ? world.store.get('payments', invoice.paymentId) : undefined
  const preapproval = world.store.get('preapprovals', invoice.preapprovalId)
  return {
    id: Number(invoice.id),
    preapproval_id: invoice.preapprovalId,
    type: 'recurring',
    status: invoice.status,
    date_created: toProviderDate(invoice.createdAt),
    last_modified: toProviderDate(invoice.updatedAt),
    debit_date: toProviderDate(invoice.debitAt),
    retry_attempt: invoice.retryAttempt,
    next_retry_date: toProviderDate(invoice.nextRetryAt ?? nextPeriodOf(invoice, preapproval)),
    transaction_amount: toPesos(invoice.amountCentavos),
    currency_id: invoice.currency,
    external_reference: invoice.externalReference,
    reason: invoice.reason,
    payer_id: Number(preapproval?.payerId ?? 0),
    ...(payment
      ? {
          payment: { id: Number(payment.id), status: payment.status, status_detail: payment.statusDetail },
        }
      : {}),
    summarized: payment?.status ?? 'pending',
  }
}

/** Returns the date of the next period's charge, which the API returns in the retry field of a completed charge. */
function nextPeriodOf(invoice: Invoice, preapproval: Preapproval | undefined): string | null {
  if (invoice.status !== 'processed' || !preapproval?.firstChargeAt) return null
  return addPeriods(new Date(preapproval.firstChargeAt), preapproval.every, invoice.sequence).toISOString()
}

const frequencyView = ({ frequency, type }: Frequency) => ({ frequency, frequency_type: type })

function summaryOf(preapproval: Preapproval): Record<string, unknown> {
  const { chargedQuantity, lastChargedCentavos, failedInARow } = preapproval
  return {
    quotas: null,
    charged_quantity: chargedQuantity || null,
    pending_charge_quantity: null,
    charged_amount: chargedQuantity ? toPesos(preapproval.chargedCentavos) : null,
    pending_charge_amount: null,
    semaphore: failedInARow === 0 ? 'green' : failedInARow === 1 ? 'yellow' : 'red',
    last_charged_date: toProviderDate(preapproval.lastChargedAt),
    last_charged_amount: lastChargedCentavos === null ? null : toPesos(lastChargedCentavos),
  }
}
