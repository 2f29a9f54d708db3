import type { World } from '../world'

const maxKept = 1000

/** Keeps the log at a readable length; what still has to go out is never forgotten. */
export function forgetOldDeliveries({ store }: World): void {
  const deliveries = store.all('deliveries')
  const surplus = deliveries.length - maxKept
  if (surplus <= 0) return
  const done = deliveries.filter(({ state }) => state !== 'waiting' && state !== 'held')
  for (const { id } of done.slice(0, surplus)) store.remove('deliveries', id)
}
