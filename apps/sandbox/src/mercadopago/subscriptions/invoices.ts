import type { Invoice, Preapproval } from '../store/records'
import { nextId, virtualNow, type World } from '../world'

/** Creates the charge of the next period, scheduled for its date. */
export function scheduleInvoice(world: World, preapproval: Preapproval): Invoice {
  const now = virtualNow(world)
  return world.store.save('invoices', {
    id: nextId(world),
    preapprovalId: preapproval.id,
    sequence: preapproval.periods + 1,
    version: 0,
    status: 'scheduled',
    amountCentavos: preapproval.amountCentavos,
    currency: preapproval.currency,
    reason: preapproval.reason,
    externalReference: preapproval.externalReference,
    debitAt: preapproval.nextChargeAt ?? now,
    retryAttempt: 0,
    nextRetryAt: null,
    paymentId: null,
    createdAt: now,
    updatedAt: now,
  })
}

/** Returns the charges of a subscription, oldest first. */
export const invoicesOf = ({ store }: World, preapprovalId: string) =>
  store.all('invoices').filter((invoice) => invoice.preapprovalId === preapprovalId)

/** Cancels the pending charges of a subscription that ended. */
export function cancelOpenInvoices(world: World, preapprovalId: string): void {
  for (const invoice of invoicesOf(world, preapprovalId)) {
    if (invoice.status !== 'scheduled' && invoice.status !== 'recycling') continue
    const updatedAt = virtualNow(world)
    world.store.save('invoices', { ...invoice, status: 'cancelled', nextRetryAt: null, updatedAt })
  }
}
