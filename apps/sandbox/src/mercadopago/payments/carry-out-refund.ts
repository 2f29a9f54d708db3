import { touchOrder } from '../merchant-orders/order-of'
import { notifyPayment } from '../notifications/notify'
import { refundedCentavos } from '../store/balance'
import type { Payment, Refund } from '../store/records'
import type { World } from '../world'
import { paymentNow } from './payment-time'

/** Carries out a refund, and notifies the site of the payment. */
export function carryOut(world: World, payment: Payment, refund: Refund, detail = 'refunded'): Refund {
  const { status: _inProcess, ...done } = refund
  const paid = withRefund(payment, done)
  const isAll = refundedCentavos(paid) === payment.amountCentavos
  const status = isAll ? 'refunded' : payment.status
  const statusDetail = isAll ? detail : 'partially_refunded'
  tell(world, { ...paid, status, statusDetail }, { isRefund: true })
  return done
}

/** Rejects a pending refund, and notifies the site of the payment. */
export function turnDown(world: World, payment: Payment, refund: Refund): Refund {
  const rejected: Refund = { ...refund, status: 'rejected' }
  tell(world, withRefund(payment, rejected), { isRefund: false })
  return rejected
}

function withRefund(payment: Payment, changed: Refund): Payment {
  return {
    ...payment,
    refunds: payment.refunds.map((refund) => (refund.id === changed.id ? changed : refund)),
  }
}

function tell(world: World, payment: Payment, options: { isRefund: boolean }): void {
  const changed = world.store.save('payments', { ...payment, updatedAt: paymentNow(world, payment) })
  touchOrder(world, changed)
  notifyPayment(world, changed, 'payment.updated', options)
}
