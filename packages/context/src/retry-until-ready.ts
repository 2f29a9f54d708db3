import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@oficio/domain/kernel/ports'

const firstPauseMs = 250
const longestPauseMs = 5_000
const reminderMs = 60_000

/**
 * Tries `start` until it succeeds, and returns what it returned: a database that starts later than this
 * process, or is still to be migrated, is waited for here instead of by dying and being started again. Told once a minute.
 * Throws when `signal` aborts, and an error that is final.
 */
export async function retryUntilReady<T>(
  start: () => Promise<T>,
  {
    log,
    signal,
    isFinal = () => false,
  }: {
    log: Log
    signal: AbortSignal
    /** Whether an error will be the same however often it is tried. */
    isFinal?: (error: unknown) => boolean
  },
): Promise<T> {
  let toldAt = Number.NEGATIVE_INFINITY
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      const started = await start()
      if (toldAt > 0) log.info({}, 'the database is ready')
      return started
    } catch (err) {
      if (isFinal(err)) throw err
      if (performance.now() - toldAt > reminderMs) {
        toldAt = performance.now()
        log.warn({ err }, 'the database is not ready: waiting for it')
      }
      await sleep(pauseMs, undefined, { signal })
    }
  }
}
