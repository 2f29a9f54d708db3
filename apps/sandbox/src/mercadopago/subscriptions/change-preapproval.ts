import { notifyPreapproval } from '../notifications/notify'
import type { Preapproval } from '../store/records'
import { virtualNow, type World } from '../world'

/** Saves a change under the next version, and notifies the site unless the provider keeps such changes to itself. */
export function changePreapproval(
  world: World,
  preapproval: Preapproval,
  change: Partial<Preapproval>,
  options: { isSilent?: boolean } = {},
): Preapproval {
  const changed = world.store.save('preapprovals', {
    ...preapproval,
    ...change,
    version: preapproval.version + 1,
    updatedAt: virtualNow(world),
  })
  if (!options.isSilent) notifyPreapproval(world, changed, 'updated')
  return changed
}
