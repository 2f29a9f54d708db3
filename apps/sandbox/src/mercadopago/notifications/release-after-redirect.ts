import type { World } from '../world'

/**
 * Releases the notifications that were held until the buyer returned to the site. They are sent after a short delay.
 */
export function releaseAfterRedirect(world: World, preferenceId: string): void {
  const { afterRedirectDelayMs } = world.settings
  const dueAt = new Date(world.clock.virtual().getTime() + afterRedirectDelayMs).toISOString()
  for (const delivery of world.store.all('deliveries')) {
    if (delivery.heldFor !== 'redirect' || delivery.preferenceId !== preferenceId) continue
    world.store.save('deliveries', { ...delivery, state: 'waiting', heldFor: null, dueAt })
  }
  world.wake()
}
