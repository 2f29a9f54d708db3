import { refuse } from '../http/api-error'
import { remainingCentavos } from '../store/balance'
import { daysAfter } from '../store/dates'
import type { Payment, Refund } from '../store/records'
import { nextId, type World } from '../world'
import { carryOut } from './carry-out-refund'
import { paymentNow } from './payment-time'

const windowDays = 180

interface RefundOptions {
  /** The payment's status detail once everything is refunded. */
  detail?: string
  /** Whether the refund stays pending until somebody settles it. Default: the settings decide. */
  takesTime?: boolean
}

/**
 * Refunds the whole rest or a part of a payment, and notifies the site. Refuses like the provider: payments that are
 * not approved (2063), more than the rest (2017), payments older than 180 days (2024).
 */
export function refundPayment(
  world: World,
  payment: Payment,
  amountCentavos: number | null,
  { detail, takesTime = world.settings.areRefundsSlow }: RefundOptions = {},
): Refund {
  if (payment.status !== 'approved' && payment.status !== 'in_mediation') {
    const description = 'The action requested is not valid for the current payment state'
    return refuse(400, 'bad_request', description, { code: 2063, description })
  }
  const now = paymentNow(world, payment)
  if (new Date(now) > daysAfter(new Date(payment.approvedAt ?? payment.createdAt), windowDays)) {
    const description = 'Payment too old to be refunded'
    return refuse(400, 'bad_request', description, { code: 2024, description })
  }
  const amount = amountCentavos ?? remainingCentavos(payment)
  if (amount <= 0 || amount > remainingCentavos(payment)) {
    const description = 'Invalid refund amount'
    return refuse(400, 'bad_request', description, { code: 2017, description })
  }
  const refund: Refund = {
    id: nextId(world),
    amountCentavos: amount,
    status: 'in_process',
    reason: null,
    isPartial: amountCentavos !== null,
    createdAt: now,
  }
  return world.store.transaction(() => {
    const refundedPayment = world.store.save('payments', {
      ...payment,
      refunds: [...payment.refunds, refund],
    })
    return takesTime ? refund : carryOut(world, refundedPayment, refund, detail)
  })
}
