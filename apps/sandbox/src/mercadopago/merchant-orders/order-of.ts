import type { MerchantOrder, Payment, Preference } from '../store/records'
import { nextId, type World } from '../world'

/** Returns the order of a preference. The first attempt to pay creates it. */
export function orderOf(world: World, preference: Preference, now: string): MerchantOrder {
  const storedOrder = preference.orderId && world.store.get('orders', preference.orderId)
  if (storedOrder) return world.store.save('orders', { ...storedOrder, updatedAt: now })
  const order = { id: nextId(world), preferenceId: preference.id, createdAt: now, updatedAt: now }
  world.store.save('preferences', { ...preference, orderId: order.id })
  return world.store.save('orders', order)
}

/** Updates the order's time of change to that of its payment. */
export function touchOrder({ store }: World, { orderId, updatedAt }: Payment): void {
  const order = orderId && store.get('orders', orderId)
  if (order) store.save('orders', { ...order, updatedAt })
}
