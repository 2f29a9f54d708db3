import type { MerchantOrder, Payment, Preference } from '../store/records'
import { nextId, type World } from '../world'

/** Returns the order of a preference; it comes into being with the first attempt to pay. */
export function orderOf(world: World, preference: Preference, now: string): MerchantOrder {
  const storedOrder = preference.orderId && world.store.get('orders', preference.orderId)
  if (storedOrder) return world.store.save('orders', { ...storedOrder, updatedAt: now })
  const order = { id: nextId(world), preferenceId: preference.id, createdAt: now, updatedAt: now }
  world.store.save('preferences', { ...preference, orderId: order.id })
  return world.store.save('orders', order)
}

/** Notes that a payment of the order changed. */
export function touchOrder({ store }: World, { orderId, updatedAt }: Payment): void {
  const order = orderId && store.get('orders', orderId)
  if (order) store.save('orders', { ...order, updatedAt })
}
