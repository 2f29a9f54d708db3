import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Asks `isTrue` every `everyMs` until it answers true; returns false when `timeoutMs` pass first.
 * For conditions of other processes, which announce nothing.
 */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  { timeoutMs, everyMs = 50 }: { timeoutMs: number; everyMs?: number },
): Promise<boolean> {
  const end = performance.now() + timeoutMs
  while (!(await isTrue())) {
    if (performance.now() > end) return false
    await sleep(everyMs)
  }
  return true
}
