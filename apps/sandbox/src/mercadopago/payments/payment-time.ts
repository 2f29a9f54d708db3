import type { Payment } from '../store/records'
import { baseNow, virtualNow, type World } from '../world'

/** Now, as a payment counts it: charges of a subscription live by the clock that can be set forward, others do not. */
export function paymentNow(world: World, { preapprovalId }: Pick<Payment, 'preapprovalId'>): string {
  return preapprovalId ? virtualNow(world) : baseNow(world)
}
