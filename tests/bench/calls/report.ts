import { cpus, loadavg, platform, totalmem } from 'node:os'
import type { Comparison } from './compare'
import type { WriteCost } from './write-calls'

export interface Figures {
  pages: Comparison[]
  calls: Comparison[]
  writes: WriteCost[]
}

export interface Targets {
  /** Maximum cost of a cached page, as a multiple of a bare page of equal size. */
  page: number
  /** Maximum cost of a public call, as a multiple of an empty handler. */
  call: number
}

/** Returns the missed targets in words. Empty if every target was met. */
export function missedTargets({ pages, calls }: Figures, targets: Targets): string[] {
  const above = (rows: Comparison[], limit: number) =>
    rows.filter(({ ratio }) => ratio > limit).map(({ path, ratio }) => `${path} ${times(ratio)}`)
  return [...above(pages, targets.page), ...above(calls, targets.call)]
}

/** Returns the figures and their conditions as Markdown. */
export function reportOf(figures: Figures, targets: Targets): string {
  const [processor] = cpus()
  const missedLines = missedTargets(figures, targets)
  return `# What a request costs, measured

\`npm run bench -- calls\` wrote this file. Processor time of the serving process for one request, which stays the same on
a busy machine; measured at the same time as that of a site that does nothing, served by the same Next. Pages that are
equal for everybody are kept compressed, and are asked for with gzip, as browsers do; their bare page has as many bytes as
the compressed page. Calls are asked for uncompressed and go through Next.

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${cpus().length} × ${processor?.model.trim() || 'unnamed processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()}, load ${loadavg()[0]?.toFixed(1)} at the end
- Node ${process.versions.node}

## Cached pages, beside a bare page of equal size

${tableOf('page', figures.pages)}

Target: at most ${times(targets.page)}.

## Public calls, beside an empty handler

${tableOf('call', figures.calls)}

Target: at most ${times(targets.call)}.

## Calls that write

| call | ms | statements |
| --- | ---: | ---: |
${figures.writes.map(({ name, ms, statements }) => `| \`${name}\` | ${ms.toFixed(1)} | ${statements.length} |`).join('\n')}

${figures.writes.map(({ name, statements }) => `\`${name}\`: ${listOf(statements)}.`).join('\n\n')}

${missedLines.length ? `**Missed:** ${missedLines.join('; ')}.` : 'Every target was met.'}
`
}

const times = (ratio: number) => `${ratio.toFixed(2)} ×`

function tableOf(head: string, rows: Comparison[]): string {
  const lines = rows.map(
    ({ path, ms, bareMs, ratio }) =>
      `| \`${path}\` | ${ms.toFixed(2)} | ${bareMs.toFixed(2)} | ${times(ratio)} |`,
  )
  return `| ${head} | ms | bare ms | ratio |\n| --- | ---: | ---: | ---: |\n${lines.join('\n')}`
}

/** Returns the statements in their order. Equal consecutive statements are counted. */
function listOf(statements: string[]): string {
  const runs: { statement: string; count: number }[] = []
  for (const statement of statements) {
    const last = runs.at(-1)
    if (last?.statement === statement) last.count += 1
    else runs.push({ statement, count: 1 })
  }
  return runs.map(({ statement, count }) => (count > 1 ? `${statement} (${count})` : statement)).join(', ')
}
