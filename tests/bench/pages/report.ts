import { cpus, loadavg, platform, totalmem } from 'node:os'
import type { Comparison } from '../calls/compare'
import type { Freshness } from './two-instances'

export interface PageFigures {
  pages: Comparison[]
  freshness: Freshness
}

/** Minimum request rate of a kept page, as a share of a static page's rate. It may cost 1.2 times as much. */
const minShare = 0.83

const shareOf = ({ ratio }: Comparison): number => 1 / ratio

/** While a purged page is rendered, visitors without cookies get the old one for at most this time. */
const mostStaleMs = 1000

/** Returns the pages below the target, in words. Empty if every target was met. */
export function missedTargets(figures: PageFigures): string[] {
  const slow = figures.pages
    .filter((comparison) => shareOf(comparison) < minShare)
    .map((comparison) => `${comparison.path} ${shareOf(comparison).toFixed(2)} instead of ${minShare}`)
  const { latestMs } = figures.freshness
  return latestMs > mostStaleMs
    ? [...slow, `an old page ${Math.ceil(latestMs)} ms after a change of a review`]
    : slow
}

/** Returns the figures and their conditions as Markdown. */
export function reportOf(figures: PageFigures): string {
  const [processor] = cpus()
  const missedLines = missedTargets(figures)
  return `# Kept pages of the directory, measured

\`npm run bench -- pages\` wrote this file. Processor time of the serving process for one request, which stays the same on a
busy machine; measured at the same time as that of a static page, served by the same Next. How many requests a processor
serves is the other way round. A business' page is kept until something of it changes, a search for a minute. What a page
costs that is not kept: [a mix of visits](bench-peer-mix.md).

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${cpus().length} × ${processor?.model.trim() || 'unnamed processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()}, load ${loadavg()[0]?.toFixed(1)} at the end
- Node ${process.versions.node}

| page | ms | static page, ms | requests, of those of the static page |
| --- | ---: | ---: | ---: |
${figures.pages.map(rowOf).join('\n')}

A review changed ${figures.freshness.changes} times, at two instances in turn, and the page asked of both at once after each answer:
${freshnessOf(figures.freshness)}.

Targets: at least ${minShare} of the requests of the static page; no old page later than ${mostStaleMs} ms after a change.

${missedLines.length ? `**Missed:** ${missedLines.join('; ')}.` : 'Every target was met.'}
`
}

const rowOf = (comparison: Comparison): string =>
  `| \`${comparison.path}\` | ${comparison.ms.toFixed(2)} | ${comparison.bareMs.toFixed(2)} | ${shareOf(comparison).toFixed(2)} |`

const freshnessOf = ({ stale, latestMs }: Freshness): string =>
  stale.taker + stale.other === 0
    ? 'each time both showed the new one'
    : `the instance that took the change showed the old one ${stale.taker} times, the other one ${stale.other} times, for ${Math.ceil(latestMs)} ms at most`
