import { stripVTControlCharacters } from 'node:util'
import type { Log } from '@oficio/domain/kernel/ports'

const levels = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * Leads what Next and libraries print to the log, where it is one line with the id of its request and nobody's data: printed, an
 * error of a page is many lines, with whatever its message quotes.
 */
export function startLoggingConsole(log: Log, printer: Pick<Console, keyof typeof levels> = console): void {
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, keyof Log][])
    printer[method] = (...said: unknown[]) => {
      const err = said.find((one) => one instanceof Error)
      // With a digest it is one that Next hands to `onRequestError` as well.
      if (err && 'digest' in err) return
      // Objects may hold anything.
      const words = said.filter((one): one is string => typeof one === 'string').join(' ')
      const text = stripVTControlCharacters(words).trim()
      if (err || text) log[level](err ? { err } : {}, text || 'an error was printed')
    }
}
