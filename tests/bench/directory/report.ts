import { cpus, loadavg, platform, totalmem } from 'node:os'
import type { Exactness } from './check-searches'
import type { Samples } from './measure-searches'
import { type SearchKind, searchKinds } from './sample-searches'

export interface Result {
  businesses: number
  exactness: Exactness
  /** Durations with a filled cache (`samples`) and with an empty cache (`first`). */
  samples: Samples
  first: Samples
}

export interface JudgedSearches {
  queryCount: number
  wrong: string[]
}

const targets = { city: 1.2, text: 1.3, textP95: 5, judged: 0.95 }
const cityKinds: readonly SearchKind[] = ['category and city']
const textKinds: readonly SearchKind[] = ['word for a category', 'common word']

const at = (samples: readonly number[], share: number): number => {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Returns how many times longer a search takes with the most businesses than with the fewest. */
function growthOf(results: readonly Result[], kinds: readonly SearchKind[], share: number): number {
  const [least, largest] = [results[0], results.at(-1)].map((result) =>
    result
      ? at(
          kinds.flatMap((kind) => result.samples[kind]),
          share,
        )
      : Number.NaN,
  )
  return (largest ?? Number.NaN) / (least ?? Number.NaN)
}

const shareOf = ({ queryCount, wrong }: JudgedSearches) => (queryCount - wrong.length) / queryCount

/** Returns each target, the result, and whether the target was met. */
function outcomes(results: readonly Result[], judgedSearches: JudgedSearches) {
  const growth = (kinds: readonly SearchKind[], share: number, limit: number, label: string) => {
    const growthReached = growthOf(results, kinds, share)
    return {
      target: `${label} at most ${limit} × that at the smallest size`,
      reached: `${growthReached.toFixed(2)} ×`,
      isMet: growthReached <= limit,
    }
  }
  const comparedTexts = results.map(({ exactness: { same, comparedCount } }) => `${same} of ${comparedCount}`)
  return [
    growth(cityKinds, 0.5, targets.city, 'category and city: median at the largest size'),
    growth(textKinds, 0.5, targets.text, 'text of common words: median'),
    growth(textKinds, 0.95, targets.textP95, 'text of common words: p95'),
    {
      target: `judged queries with a right answer among the first three: at least ${targets.judged}`,
      reached: `${shareOf(judgedSearches).toFixed(3)} of ${judgedSearches.queryCount}`,
      isMet: shareOf(judgedSearches) >= targets.judged,
    },
    {
      target: 'page, number of results and every facet are those of the exact query',
      reached: comparedTexts.join(', '),
      isMet: results.every(({ exactness: { same, comparedCount } }) => same === comparedCount),
    },
  ]
}

/** Returns the missed targets in words. Empty if every target was met. */
export const missedTargets = (results: readonly Result[], judgedSearches: JudgedSearches): string[] =>
  outcomes(results, judgedSearches).flatMap(({ target, reached, isMet }) =>
    isMet ? [] : [`${target}: ${reached}`],
  )

interface Conditions {
  searches: number
  rounds: number
  postgres: string
}

/** Returns the tables and the conditions as Markdown. */
export function reportOf(
  results: readonly Result[],
  judgedSearches: JudgedSearches,
  conditions: Conditions,
): string {
  const { searches, rounds, postgres } = conditions
  const missedLines = missedTargets(results, judgedSearches)
  const processors = cpus()
  const sizes = results.map(({ businesses }) => businesses.toLocaleString('en'))
  return `# Search of businesses, measured

\`npm run bench -- directory\` wrote this file. What is measured, and why it is quick: [search.md](../search.md).

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${processors.length} × ${processors[0]?.model.trim() || 'unnamed processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()}, load ${loadavg()[0]?.toFixed(1)} at the end
- Node ${process.versions.node}, PostgreSQL ${postgres}, one connection, warm
- ${searches} seeded searches × ${rounds} rounds on each size in turns, through \`searchBusinesses\`: the first page with all that stands beside it, numbers of results and of each category and tag included. Every other word for a category is misspelt

Median and 95th percentile in milliseconds:

${tableOf(results, sizes, ({ samples }) => samples)}

The first round, in which what is kept for an hour was counted the first time that it was asked for:

${tableOf(results, sizes, ({ first }) => first)}

| target | reached |
| --- | --- |
${outcomes(results, judgedSearches)
  .map(({ target, reached, isMet }) => `| ${target} | ${isMet ? reached : `**${reached}**`} |`)
  .join('\n')}

${missedLines.length ? `**Missed:** ${missedLines.join('; ')}.` : 'Every target was met.'}
`
}

function tableOf(
  results: readonly Result[],
  sizes: readonly string[],
  samplesOf: (result: Result) => Samples,
): string {
  const lines = searchKinds.map((kind) => {
    const cells = results.map((result) =>
      [0.5, 0.95].map((share) => at(samplesOf(result)[kind], share).toFixed(1)).join(' / '),
    )
    return `| ${[kind, ...cells].join(' | ')} |`
  })
  return `| search | ${sizes.join(' | ')} |\n| --- | ${sizes.map(() => '---:').join(' | ')} |\n${lines.join('\n')}`
}
