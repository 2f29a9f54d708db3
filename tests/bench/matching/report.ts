import { cpus, loadavg, platform, totalmem } from 'node:os'
import type { Exactness } from './check-exactness'
import type { Timing } from './measure'

export type Result = { professionals: number } & Exactness & Timing

export interface Targets {
  growth: number
  p95Ms: number
}

export interface Conditions {
  requests: number
  rounds: number
  limit: number
  postgres: string
}

/** Returns the missed targets in words. Empty if every target was met. */
export function missedTargets(results: Result[], requests: number, targets: Targets): string[] {
  const missedLines: string[] = []
  for (const { professionals, recall, inOrder } of results) {
    if (recall < 1) missedLines.push(`${professionals}: recall ${recall.toFixed(4)} instead of 1`)
    if (inOrder < requests)
      missedLines.push(`${professionals}: ${requests - inOrder} answers in another order`)
  }
  const largest = results.at(-1)
  if (largest && largest.p95Ms > targets.p95Ms) missedLines.push(`p95 ${largest.p95Ms.toFixed(1)} ms`)
  if (growthOf(results) > targets.growth)
    missedLines.push(`growth of the median ${growthOf(results).toFixed(2)}`)
  return missedLines
}

/** Returns how many times slower the median is at the largest size than at the smallest. */
function growthOf(results: Result[]): number {
  return (results.at(-1)?.medianMs ?? Number.POSITIVE_INFINITY) / (results[0]?.medianMs ?? 0)
}

/** Returns the same growth for the requests that find equally many professionals at every size. */
function filledGrowthOf(results: Result[]): number {
  return (results.at(-1)?.filledMedianMs ?? Number.POSITIVE_INFINITY) / (results[0]?.filledMedianMs ?? 0)
}

/** Returns the table and the conditions as Markdown. */
export function reportOf(results: Result[], conditions: Conditions, targets: Targets): string {
  const { requests, rounds, limit, postgres } = conditions
  const missedLines = missedTargets(results, requests, targets)
  const processors = cpus()
  return `# Matching, measured

\`npm run bench -- matching\` wrote this file. What is measured, and why it is quick: [matching.md](../matching.md).

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${processors.length} × ${processors[0]?.model.trim() || 'unnamed processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()}, load ${loadavg()[0]?.toFixed(1)} at the end
- Node ${process.versions.node}, PostgreSQL ${postgres}, one connection, warm
- ${requests} seeded requests × ${rounds} rounds on each size in turns; the first ${limit} professionals, through \`matchProfessionals\`

| professionals | recall | same order | found on average | median ms | p95 ms | p99 ms | max ms | median ms of the same ${results[0]?.filledCount} |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${results.map((result) => rowOf(result, requests)).join('\n')}

Among few professionals fewer are found, and what is not found is not read. The last column leaves that out: the requests that find ${limit} at every size, which are ${results[0]?.filledCount}.

| target | reached |
| --- | --- |
| the first ${limit} are the exact answer, in its order | ${results.every(({ inOrder }) => inOrder === requests) ? 'yes' : '**no**'} (${results.map(({ expected }) => expected).join(', ')} professionals compared) |
| median at the largest size at most ${targets.growth} × that at the smallest | ${growthOf(results).toFixed(2)} × |
| the same with as many found at every size | ${filledGrowthOf(results).toFixed(2)} × |
| p95 at the largest size under ${targets.p95Ms} ms | ${results.at(-1)?.p95Ms.toFixed(2)} ms |

${missedLines.length ? `**Missed:** ${missedLines.join('; ')}.` : 'Every target was met.'}
`
}

function rowOf(result: Result, requests: number): string {
  const { professionals, recall, inOrder, matchCount } = result
  const times = [result.medianMs, result.p95Ms, result.p99Ms, result.maxMs, result.filledMedianMs]
  const order = `${inOrder} of ${requests}`
  const cells = [
    professionals,
    recall.toFixed(4),
    order,
    matchCount.toFixed(1),
    ...times.map((time) => time.toFixed(2)),
  ]
  return `| ${cells.join(' | ')} |`
}
