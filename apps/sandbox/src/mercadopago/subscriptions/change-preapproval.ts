import { notifyPreapproval } from '../notifications/notify'
import type { Preapproval } from '../store/records'
import { virtualNow, type World } from '../world'

/**
 * Saves a change with a new version. Notifies the site, unless `isSilent` is set for changes that the provider does not
 * report.
 */
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
