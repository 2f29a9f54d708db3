import { setTimeout as sleep } from 'node:timers/promises'
import { getPageReads } from '@oficio/context/pinned-context'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { listenForPurges } from './listen-for-purges'

/** How long a process waits before it serves without hearing of changes, in ms. The database may be away. */
const longestWaitMs = 5_000

/**
 * Resolves when `listen` has called its argument, or after `waitMs`. A process that serves before it listens would keep
 * pages and send them after they have changed.
 */
export async function untilPurgesAreHeard(
  listen: (onCaughtUp: () => void) => unknown,
  waitMs = longestWaitMs,
): Promise<void> {
  const controller = new AbortController()
  const caughtUp = new Promise<void>((resolve) => listen(resolve))
  await Promise.race([
    caughtUp,
    sleep(waitMs, undefined, { signal: controller.signal }).catch(() => undefined),
  ])
  controller.abort()
}

/**
 * Starts to listen for changed pages. Never stops, because the process must learn of them until its last response.
 * Resolves when the process may serve.
 */
export const hearPurges = (ctx: Ctx, url: string): Promise<void> =>
  untilPurgesAreHeard((onCaughtUp) => listenForPurges(ctx, { url, pageReads: getPageReads(), onCaughtUp }))
