import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Polls `isTrue` every `everyMs` until it returns true. Returns false if `timeoutMs` pass first. Used for conditions of
 * other processes, which send no events.
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
