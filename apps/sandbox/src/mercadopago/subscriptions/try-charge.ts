import { notifyInvoice, notifyPayment } from '../notifications/notify'
import { daysAfter } from '../store/dates'
import type { ChargeResult, Invoice, Payment, Preapproval } from '../store/records'
import { virtualNow, type World } from '../world'
import { cancelPreapproval } from './cancel-preapproval'
import { cardPayment } from './card-payment'
import { invoicesOf } from './invoices'

/** The days after its date on which a declined charge is retried: four times within ten days. */
const retryDays = [1, 3, 6, 10]
/** A subscription is cancelled after this number of finally declined charges in a row. */
const failedCharges = 3

/** Attempts a charge with the planned result of the subscription. Notifies the site of the charge and the payment. */
export function tryCharge(world: World, preapproval: Preapproval, invoice: Invoice): void {
  const [result = 'approve', ...later] = preapproval.chargeResults
  const updated = world.store.save('preapprovals', { ...preapproval, chargeResults: later })
  const payment = world.store.save('payments', newPayment(world, updated, invoice, result))
  const isApproved = payment.status === 'approved'
  const isFirst = invoicesOf(world, preapproval.id)[0]?.id === invoice.id
  const isOver = isApproved || isFirst || invoice.retryAttempt >= retryDays.length
  const changed = world.store.save('invoices', {
    ...invoice,
    version: invoice.version + 1,
    paymentId: payment.id,
    status: isOver ? 'processed' : 'recycling',
    retryAttempt: isOver ? invoice.retryAttempt : invoice.retryAttempt + 1,
    nextRetryAt: isOver ? null : retryDate(invoice),
    updatedAt: virtualNow(world),
  })
  notifyInvoice(world, changed, invoice.paymentId === null ? 'created' : 'updated')
  notifyPayment(world, payment, 'payment.created')
  if (isApproved) noteCharge(world, updated, payment)
  else if (isOver) noteFailure(world, updated, isFirst)
}

function retryDate({ debitAt, retryAttempt }: Invoice): string {
  return daysAfter(new Date(debitAt), retryDays[retryAttempt] ?? 0).toISOString()
}

/** Updates the counters of a subscription without a new version, because the agreement did not change. */
function noteCharge(
  { store }: World,
  preapproval: Preapproval,
  { amountCentavos, createdAt }: Payment,
): void {
  store.save('preapprovals', {
    ...preapproval,
    chargedQuantity: preapproval.chargedQuantity + 1,
    chargedCentavos: preapproval.chargedCentavos + amountCentavos,
    lastChargedCentavos: amountCentavos,
    lastChargedAt: createdAt,
    failedInARow: 0,
  })
}

function noteFailure(world: World, preapproval: Preapproval, isFirst: boolean): void {
  const failedInARow = preapproval.failedInARow + 1
  const changed = world.store.save('preapprovals', { ...preapproval, failedInARow })
  if (isFirst || failedInARow >= failedCharges) cancelPreapproval(world, changed)
}

function newPayment(world: World, preapproval: Preapproval, invoice: Invoice, result: ChargeResult): Payment {
  return cardPayment(world, preapproval, {
    operationType: 'recurring_payment',
    sequence: invoice.sequence,
    amountCentavos: invoice.amountCentavos,
    currency: invoice.currency,
    result,
  })
}
