import type { Invoice, Payment, Preapproval } from '../store/records'
import type { World } from '../world'
import { enqueue } from './enqueue'

/**
 * Notifies the site of a payment, at the payment's own address or the address in the panel. The buyer may be returning
 * to the site at that moment.
 */
export function notifyPayment(
  world: World,
  payment: Payment,
  action: 'payment.created' | 'payment.updated',
  options: { isAtCheckout?: boolean; isRefund?: boolean } = {},
): void {
  enqueue(world, {
    topic: 'payment',
    action,
    dataId: payment.id,
    version: null,
    ownUrl: payment.notificationUrl,
    orderId: payment.orderId,
    isRefund: options.isRefund ?? false,
    preferenceId: options.isAtCheckout ? payment.preferenceId : null,
  })
}

/** Notifies the site of a subscription, always at the address in the panel. */
export function notifyPreapproval(world: World, preapproval: Preapproval, action: 'created' | 'updated') {
  const { id, version } = preapproval
  enqueue(world, { topic: 'subscription_preapproval', action, dataId: id, version })
}

/** Notifies the site of a subscription charge. */
export function notifyInvoice(world: World, invoice: Invoice, action: 'created' | 'updated'): void {
  const { id, version } = invoice
  enqueue(world, { topic: 'subscription_authorized_payment', action, dataId: id, version })
}

/** Notifies the site of a dispute. */
export function notifyChargeback(world: World, chargebackId: string): void {
  enqueue(world, {
    topic: 'topic_chargebacks_wh',
    action: 'changed_case_status',
    dataId: chargebackId,
    version: 0,
  })
}
