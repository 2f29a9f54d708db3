import { isBuilding } from '@oficio/context/build-phase'
import { getContext } from '@oficio/context/context'
import { startPurging } from './purge-pages'
import { startWatchingRequests } from './watch-requests'

/** Starts what runs as long as the process does. */
export function startWatching(): void {
  if (isBuilding()) return
  startWatchingRequests()
  startPurging()
}

export function logUncaught(error: unknown, details: { method: string; route: string }): void {
  getContext().log.error({ err: error, ...details }, 'rendering failed')
}
