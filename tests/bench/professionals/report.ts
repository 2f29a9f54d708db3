import { cpus, loadavg, platform, totalmem } from 'node:os'
import type { Exactness } from './check-searches'
import type { Samples } from './measure-searches'
import { type TextKind, textKinds } from './sample-searches'

/** The judged queries: their number, and those without a right answer among the first results. */
export interface JudgedSearches {
  queryCount: number
  wrong: string[]
}

export interface Result extends Exactness, JudgedSearches {
  professionals: number
  samples: Samples
  pagesPerSecond: number
}

const targets = { growth: 2, rate: 0.8, judged: 0.95 }

/** Returns the missed targets in words. Empty if every target was met. */
export function missedTargets(results: readonly Result[]): string[] {
  const missedLines = results.flatMap(({ professionals, comparedCount, same, ...verdict }) => [
    ...(same < comparedCount
      ? [`${professionals}: ${comparedCount - same} lists are not the exact ones`]
      : []),
    ...(answeredOf(verdict) < targets.judged
      ? [`${professionals}: judged queries: ${verdict.wrong.join('; ')}`]
      : []),
  ])
  if (growthOf(results) > targets.growth)
    missedLines.push(`growth of the median ${growthOf(results).toFixed(2)}`)
  if (rateOf(results) < targets.rate) missedLines.push(`rate of pages ${rateOf(results).toFixed(2)}`)
  return missedLines
}

const at = (samples: readonly number[], share: number): number => {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
const all = (samples: Samples): number[] => textKinds.flatMap((kind) => samples[kind])

function growthOf(results: readonly Result[]): number {
  const median = (result: Result | undefined) => (result ? at(all(result.samples), 0.5) : Number.NaN)
  return median(results.at(-1)) / median(results[0])
}

const answeredOf = ({ queryCount, wrong }: JudgedSearches): number => (queryCount - wrong.length) / queryCount

const rateOf = (results: readonly Result[]): number =>
  (results.at(-1)?.pagesPerSecond ?? 0) / (results[0]?.pagesPerSecond ?? 0)

interface Conditions {
  searches: number
  rounds: number
  limit: number
  postgres: string
}

/** Returns the tables and the conditions as Markdown. */
export function reportOf(results: readonly Result[], conditions: Conditions): string {
  const { searches, rounds, limit, postgres } = conditions
  const missedLines = missedTargets(results)
  const processors = cpus()
  return `# Search of professionals, measured

\`npm run bench -- professionals\` wrote this file. What is measured, and why it is quick: [search.md](../search.md).

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${processors.length} × ${processors[0]?.model.trim() || 'unnamed processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()}, load ${loadavg()[0]?.toFixed(1)} at the end
- Node ${process.versions.node}, PostgreSQL ${postgres}, warm
- ${searches} seeded searches (a text, one rubro, 25 km around a place, best first) × ${rounds} rounds on each size in turns, through \`searchProfessionals\`: finding, counting and reading the ten that are shown. A third of the texts are words for the rubro, every other one misspelt; a third words that many professionals use; a third words that few use

| professionals | lists as the exact query's | median ms | p95 ms | p99 ms | ${textKinds.map((kind) => `median, ${kind}`).join(' | ')} | pages a second |
| ---: | ---: | ---: | ---: | ---: | ${textKinds.map(() => '---:').join(' | ')} | ---: |
${results.map(rowOf).join('\n')}

| target | reached |
| --- | --- |
| the first ${limit} are those of the exact query, in its order | ${results.every(({ same, comparedCount }) => same === comparedCount) ? 'yes' : '**no**'} (${results.map(({ expected }) => expected).join(', ')} professionals compared) |
| judged queries with a right answer among the first three: at least ${targets.judged} | ${results.map((result) => answeredOf(result).toFixed(3)).join(', ')} of ${results[0]?.queryCount} |
| median at the largest size at most ${targets.growth} × that at the smallest | ${growthOf(results).toFixed(2)} × |
| pages over HTTP at the largest size at least ${targets.rate} × as many as at the smallest | ${rateOf(results).toFixed(2)} × |

${missedLines.length ? `**Missed:** ${missedLines.join('; ')}.` : 'Every target was met.'}
`
}

function rowOf({ professionals, comparedCount, same, samples, pagesPerSecond }: Result): string {
  const times = [0.5, 0.95, 0.99].map((share) => at(all(samples), share).toFixed(2))
  const medians = textKinds.map((kind: TextKind) => at(samples[kind], 0.5).toFixed(2))
  return `| ${[professionals, `${same} of ${comparedCount}`, ...times, ...medians, pagesPerSecond.toFixed(0)].join(' | ')} |`
}
