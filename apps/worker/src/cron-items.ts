import type { CronEntry } from '@oficio/domain/kernel/ctx'
import { type ParsedCronItem, parseCronItems } from 'graphile-worker'

/** What a restart missed is made up for; what a long stop missed is not, since every entry looks at the present. */
const backfillMs = 5 * 60_000

/** Returns the clock's entries as graphile-worker keeps them. Throws on a pattern that is not one. */
export function cronItems(entries: readonly CronEntry[]): ParsedCronItem[] {
  return parseCronItems(
    entries.map(({ name, pattern }) => ({
      task: name,
      identifier: name,
      match: pattern,
      options: {
        backfillPeriod: backfillMs,
        // One job per entry: the job of the next minute replaces a waiting or failed one, so that jobs do not pile
        // up.
        jobKey: `cron:${name}`,
        jobKeyMode: 'replace',
      },
    })),
  )
}
