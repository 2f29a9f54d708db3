import type { Payment } from '../store/records'
import { baseNow, virtualNow, type World } from '../world'

/**
 * Returns the current time of a payment. Subscription charges use the virtual clock, which can be moved forward. Other
 * payments use the base clock.
 */
export function paymentNow(world: World, { preapprovalId }: Pick<Payment, 'preapprovalId'>): string {
  return preapprovalId ? virtualNow(world) : baseNow(world)
}
