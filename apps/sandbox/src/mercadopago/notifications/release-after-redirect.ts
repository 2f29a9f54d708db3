import type { World } from '../world'

/** The buyer went back to the site: what was held for that goes out a little later. */
export function releaseAfterRedirect(world: World, preferenceId: string): void {
  const { afterRedirectDelayMs } = world.settings
  const dueAt = new Date(world.clock.virtual().getTime() + afterRedirectDelayMs).toISOString()
  for (const delivery of world.store.all('deliveries')) {
    if (delivery.heldFor !== 'redirect' || delivery.preferenceId !== preferenceId) continue
    world.store.save('deliveries', { ...delivery, state: 'waiting', heldFor: null, dueAt })
  }
  world.wake()
}
