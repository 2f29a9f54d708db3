import { refuse } from '../http/api-error'
import type { Courier } from '../notifications/courier'
import type { Delivery } from '../store/delivery'
import { nextId, virtualNow, type World } from '../world'

/** The manual actions on notifications. */
export function deliveryVerbs(world: World, courier: Courier) {
  const { store } = world
  const find = (id: string): Delivery =>
    store.get('deliveries', id) ?? refuse(404, 'not_found', 'Delivery not found')

  return {
    /** Returns all deliveries, oldest first. */
    listDeliveries: () => store.all('deliveries'),
    /** Delivers due notifications until none is due. Returns the number of attempts. */
    deliverDue: () => courier.deliverDue(),
    /** Delivers all waiting and given-up notifications, due or not. Skips held ones. */
    async deliverUndelivered(): Promise<number> {
      const dueAt = virtualNow(world)
      for (const delivery of store.all('deliveries')) {
        const isOpen = delivery.state === 'waiting' || delivery.state === 'given_up'
        if (isOpen) store.save('deliveries', { ...delivery, state: 'waiting', dueAt })
      }
      return courier.deliverDue()
    },
    /** Releases the notifications that a rule holds, and delivers them. */
    async releaseHeld(): Promise<number> {
      const dueAt = virtualNow(world)
      for (const delivery of store.all('deliveries')) {
        if (delivery.state !== 'held') continue
        store.save('deliveries', { ...delivery, state: 'waiting', heldFor: null, dueAt })
      }
      return courier.deliverDue()
    },
    /** Sends a notification again, as a new delivery of the same event. */
    async replayDelivery(id: string): Promise<Delivery> {
      const copy: Delivery = {
        ...find(id),
        id: nextId(world),
        state: 'waiting',
        heldFor: null,
        dueAt: virtualNow(world),
        createdAt: virtualNow(world),
        shared: null,
        attempts: [],
      }
      store.save('deliveries', copy)
      await courier.deliverDue()
      return find(copy.id)
    },
    /** Stops all further attempts of a delivery. */
    dropDelivery: (id: string): Delivery =>
      store.save('deliveries', { ...find(id), state: 'dropped', heldFor: null }),
  }
}
