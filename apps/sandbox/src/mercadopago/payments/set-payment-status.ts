import { refuse } from '../http/api-error'
import { touchOrder } from '../merchant-orders/order-of'
import { notifyChargeback, notifyPayment } from '../notifications/notify'
import type { Payment } from '../store/records'
import { nextId, type World } from '../world'
import { paymentNow } from './payment-time'
import { refundPayment } from './refund-payment'

const usualDetails: Record<string, string> = {
  approved: 'accredited',
  authorized: 'pending_capture',
  in_process: 'pending_review_manual',
  pending: 'pending_waiting_payment',
  rejected: 'cc_rejected_other_reason',
  cancelled: 'by_collector',
  refunded: 'by_admin',
  charged_back: 'in_process',
  in_mediation: 'pending',
}

const ways: Record<string, string[]> = {
  pending: ['in_process', 'approved', 'rejected', 'cancelled'],
  in_process: ['pending', 'approved', 'rejected', 'cancelled'],
  authorized: ['approved', 'cancelled'],
  approved: ['refunded', 'charged_back', 'in_mediation'],
  in_mediation: ['approved', 'refunded', 'charged_back'],
  charged_back: ['charged_back', 'approved'],
}

/** Returns the usual detail of a status. */
export const usualDetail = (status: string) => usualDetails[status] ?? 'unknown'

interface Change {
  status: string
  statusDetail?: string | undefined
  isForced?: boolean | undefined
}

/**
 * Changes the status of a payment and notifies the site. Allows only the provider's transitions, unless `isForced` is
 * set.
 */
export function setPaymentStatus(world: World, payment: Payment, change: Change): Payment {
  const { status, statusDetail = usualDetail(status), isForced = false } = change
  if (!isForced && !ways[payment.status]?.includes(status)) {
    return refuse(400, 'bad_request', `A payment does not go from ${payment.status} to ${status}`)
  }
  return world.store.transaction(() => {
    if (status === 'refunded' && payment.status !== 'refunded') {
      const approved = world.store.save('payments', { ...payment, status: 'approved' })
      refundPayment(world, approved, null, { detail: statusDetail, takesTime: false })
      return world.store.get('payments', payment.id) ?? payment
    }
    const now = paymentNow(world, payment)
    const changed = world.store.save('payments', {
      ...payment,
      status,
      statusDetail,
      approvedAt: status === 'approved' ? (payment.approvedAt ?? now) : payment.approvedAt,
      updatedAt: now,
      expiresAt: status === 'pending' || status === 'in_process' ? payment.expiresAt : null,
    })
    touchOrder(world, changed)
    noteDispute(world, payment, changed)
    notifyPayment(world, changed, 'payment.updated')
    return changed
  })
}

/** Opens a dispute for a chargeback, or records how the dispute ended. */
function noteDispute(world: World, before: Payment, { id, status, statusDetail, updatedAt }: Payment): void {
  const dispute = world.store.all('chargebacks').find(({ paymentId }) => paymentId === id)
  const isOver = before.status === 'charged_back' && status === 'approved'
  if (status !== 'charged_back' && !isOver) return
  const chargeback = world.store.save('chargebacks', {
    id: dispute?.id ?? nextId(world),
    paymentId: id,
    status: isOver ? 'reimbursed' : statusDetail,
    createdAt: dispute?.createdAt ?? updatedAt,
    updatedAt,
  })
  notifyChargeback(world, chargeback.id)
}
