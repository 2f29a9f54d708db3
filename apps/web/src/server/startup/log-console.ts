import { stripVTControlCharacters } from 'node:util'
import type { Log } from '@oficio/domain/kernel/ports'

const levels = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * Redirects console output of Next and libraries to the log. A log entry is a single line with the id of its request
 * and contains no user data. Console output of an error has many lines and may quote user data.
 */
export function startLoggingConsole(log: Log, printer: Pick<Console, keyof typeof levels> = console): void {
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, keyof Log][])
    printer[method] = (...values: unknown[]) => {
      const err = values.find((value) => value instanceof Error)
      // Skips errors with a digest, because Next also passes them to `onRequestError`.
      if (err && 'digest' in err) return
      // Skips objects, because they may contain user data.
      const words = values.filter((value): value is string => typeof value === 'string').join(' ')
      const text = stripVTControlCharacters(words).trim()
      if (err && isVisitorGone(err)) log.info({ err }, 'a visitor left while sending')
      else if (err || text) log[level](err ? { err } : {}, text || 'an error was printed')
    }
}

/**
 * Returns whether the caller closed the connection before the request was complete. Next prints this error for a page, but
 * any stranger can cause it, so it must not raise an alarm.
 */
const isVisitorGone = (error: Error): boolean =>
  error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
