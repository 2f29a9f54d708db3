// Converts the cron entries of the domain to graphile-worker's format.
import type { CronEntry } from '@oficio/domain/kernel/ctx'
import { type ParsedCronItem, parseCronItems } from 'graphile-worker'

/**
 * Runs missed during a restart are caught up. Runs missed during a longer stop are skipped, because every entry works
 * on the current state.
 */
const backfillMs = 5 * 60_000

/** Returns the cron entries in graphile-worker's format. Throws on an invalid pattern. */
export function cronItems(entries: readonly CronEntry[]): ParsedCronItem[] {
  return parseCronItems(
    entries.map(({ name, pattern }) => ({
      task: name,
      identifier: name,
      match: pattern,
      options: {
        backfillPeriod: backfillMs,
        // Keeps one job per entry: the job of the next minute replaces a waiting or failed job. Otherwise jobs would
        // pile up.
        jobKey: `cron:${name}`,
        jobKeyMode: 'replace',
      },
    })),
  )
}
