import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@oficio/domain/kernel/ports'

const firstPauseMs = 250
const longestPauseMs = 5_000
const reminderMs = 60_000

/**
 * Retries `start` until it succeeds and returns its result. Used to wait for a database that starts later or is not
 * migrated yet, instead of exiting and restarting. Logs a warning at most once a minute. Throws if `signal` aborts or
 * if the error is final.
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
    /** Returns whether a retry cannot change this error. */
    isFinal?: (error: unknown) => boolean
  },
): Promise<T> {
  let lastWarningAt = Number.NEGATIVE_INFINITY
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      const started = await start()
      if (lastWarningAt > 0) log.info({}, 'the database is ready')
      return started
    } catch (err) {
      if (isFinal(err)) throw err
      if (performance.now() - lastWarningAt > reminderMs) {
        lastWarningAt = performance.now()
        log.warn({ err }, 'the database is not ready: waiting for it')
      }
      await sleep(pauseMs, undefined, { signal })
    }
  }
}
