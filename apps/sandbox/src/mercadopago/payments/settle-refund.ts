import { refuse } from '../http/api-error'
import type { Payment, Refund } from '../store/records'
import type { World } from '../world'
import { carryOut, turnDown } from './carry-out-refund'

/** Settles the oldest pending refund of a payment: carries it out or rejects it. */
export function settleRefund(world: World, payment: Payment, end: 'approved' | 'rejected'): Refund {
  const refund = payment.refunds.find(({ status }) => status === 'in_process')
  if (!refund) return refuse(404, 'not_found', 'The payment has no refund in process')
  const isOpen = payment.status === 'approved' || payment.status === 'in_mediation'
  if (end === 'approved' && !isOpen) return refuse(400, 'bad_request', `The payment is ${payment.status}`)
  return world.store.transaction(() =>
    end === 'approved' ? carryOut(world, payment, refund) : turnDown(world, payment, refund),
  )
}

export const hasRefundInProcess = ({ refunds }: Payment) =>
  refunds.some(({ status }) => status === 'in_process')
