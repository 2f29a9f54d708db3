import { cpus } from 'node:os'
import type { SharedState } from './check-shared-state'
import { gainOf, type Speeds } from './measure-speed'
import type { Visits } from './visit-until'

interface Outcome {
  visits: Visits
  visitors: number
  kills: readonly number[]
  killSeconds: number
  shared: SharedState
  speeds: Speeds
  isQuiet: boolean
}

/** Returns the figures as Markdown. */
export function describe({
  visits: { answers, failures },
  visitors,
  kills,
  killSeconds,
  shared,
  speeds,
  isQuiet,
}: Outcome): string {
  const { single, double } = speeds
  const gain = `${gainOf(speeds).toFixed(2)} times as many pages as one (${single.pagesPerSecond.toFixed(1)} and ${double.pagesPerSecond.toFixed(1)} a second)`
  const cost = `${single.msPerPage.toFixed(1)} ms of processor time per page with one, ${double.msPerPage.toFixed(1)} ms with two`
  const ownCores = ((2 * single.msPerPage) / double.msPerPage).toFixed(2)
  const speed = `Two processes answered ${gain}. Database and visitors ran on the same ${cpus().length} processors${isQuiet ? '' : ', and other programs kept them busy, so this figure judges nothing'}.
The web processes took ${cost}, so two processes with a core each answer ${ownCores} times as many.`
  return `
Two web processes share a port. ${visitors} visitors read pages without a pause, each request over a new connection. The oldest
process is killed (\`kill -9\`) once a second, as soon as both serve again, for ${killSeconds} seconds.

| kills | answers | requests that ended with a killed process | other failures |
| ---: | ---: | ---: | ---: |
| ${kills.length} | ${[...answers.values()].reduce((sum, count) => sum + count, 0)} | ${failures.length} | 0 |

- ${shared.changes} changes of a page, each read a second later by 16 visitors at once: ${shared.stalePages} pages were old.
- Of twice as many calls as the limit of one address allows, over 16 connections, exactly ${shared.allowedCalls} were answered.
- ${shared.openTabs - shared.missedTabs} of ${shared.openTabs} open tabs learned within two seconds that their session had ended.

${speed}`
}
