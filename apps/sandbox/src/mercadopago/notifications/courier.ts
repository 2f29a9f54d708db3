import type { Delivery } from '../store/delivery'
import type { World } from '../world'
import { attempt } from './attempt'

export type Courier = ReturnType<typeof makeCourier>

/** Sends due notifications, oldest first, up to `parallelDeliveries` at once. */
export function makeCourier(world: World) {
  const underway = new Map<string, Promise<void>>()
  const closing = new AbortController()

  const dueNow = () =>
    world.store
      .all('deliveries')
      .filter((delivery) => isDue(world, delivery) && !underway.has(delivery.id))
      .sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))

  function startDue(): void {
    for (const { id } of dueNow()) {
      if (closing.signal.aborted || underway.size >= world.settings.parallelDeliveries) return
      const delivering = attempt(world, id, closing.signal).finally(() => underway.delete(id))
      underway.set(id, delivering)
    }
  }

  /** Delivers until no notification is due or being sent. Returns the number of attempts. */
  async function deliverDue(): Promise<number> {
    let attempts = 0
    for (;;) {
      const before = underway.size
      startDue()
      attempts += underway.size - before
      if (underway.size === 0) return attempts
      await Promise.race(underway.values())
    }
  }

  return {
    deliverDue,
    /** Waits for running deliveries, and starts no more. */
    settle: () => Promise.all(underway.values()),
    /** Aborts running deliveries, and starts no more. */
    close(): Promise<unknown> {
      closing.abort()
      return Promise.all(underway.values())
    },
  }
}

function isDue({ clock }: World, { state, dueAt }: Delivery): boolean {
  return state === 'waiting' && Date.parse(dueAt) <= clock.virtual().getTime()
}
