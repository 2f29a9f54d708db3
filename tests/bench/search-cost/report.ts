import { cpus, loadavg, platform, totalmem } from 'node:os'

interface Sample {
  databaseMs: number
  /** Processor time of the process that searches. */
  nodeMs: number
  statements: number
}

/** What the searches of one kind cost among `size` businesses and professionals. */
export interface Cost {
  kind: string
  size: number
  isInTown: boolean
  /** The first time in a process, and again while counts are cached. */
  first: readonly Sample[]
  again: readonly Sample[]
}

const maxRatio = 2
const maxGrowth = 1.15

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const databaseMs = (samples: readonly Sample[]): number => median(samples.map((sample) => sample.databaseMs))
const allMs = (samples: readonly Sample[]): number =>
  median(samples.map((sample) => sample.databaseMs + sample.nodeMs))
const sizesOf = (costs: readonly Cost[]): number[] => [...new Set(costs.map(({ size }) => size))]

/** Returns the missed targets, in words. Empty if every target was met. */
export function missedTargets(costs: readonly Cost[]): string[] {
  const [smallest = 0] = sizesOf(costs)
  return costs.flatMap((cost) => {
    const matching = (size: number, isInTown: boolean) =>
      costs.find((other) => other.kind === cost.kind && other.size === size && other.isInTown === isInTown)
    const [inTown, inSmallest] = [matching(cost.size, true), matching(smallest, true)]
    if (!inTown || !inSmallest) return []
    if (!cost.isInTown) {
      const ratio = databaseMs(cost.again) / databaseMs(inTown.again)
      return ratio > maxRatio
        ? [`${cost.kind} among ${cost.size}: ${ratio.toFixed(2)} × the same in a town`]
        : []
    }
    const growth = allMs(cost.again) / allMs(inSmallest.again)
    return growth > maxGrowth
      ? [`${cost.kind} in a town: ${growth.toFixed(2)} × from ${smallest} to ${cost.size}`]
      : []
  })
}

/** Returns the figures and their conditions as Markdown. */
export function reportOf(costs: readonly Cost[], searchCount: number): string {
  const missedLines = missedTargets(costs)
  const sizes = sizesOf(costs)
  return `# What a search costs the database, measured

\`npm run bench -- search-cost\` wrote this file. Processor time of PostgreSQL for one search, as the median of ${searchCount} different
searches over one warm connection: the first time in a process, and again while the counts are cached. After the stroke, with
the processor time of the searching process (no rendering). Towns are the 40 largest.

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${cpus().length} × ${cpus()[0]?.model.trim() || 'unnamed processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()}, load ${loadavg()[0]?.toFixed(1)} at the end
- Node ${process.versions.node}

${sizes
  .map((size) =>
    tableOf(
      costs.filter((cost) => cost.size === size),
      size,
    ),
  )
  .join('\n\n')}

Targets, of searches made again: without a town at most ${maxRatio} × the database's time with one; with a town, both processes together, at
most ${maxGrowth} × from the smallest to the largest size.

${missedLines.length ? `**Missed:** ${missedLines.join('; ')}.` : 'Every target was met.'}
`
}

function tableOf(costs: readonly Cost[], size: number): string {
  const lines = costs.map(({ kind, isInTown, first, again }) => {
    const cells = [first, again].flatMap((samples) => [
      `${databaseMs(samples).toFixed(2)} / ${allMs(samples).toFixed(2)}`,
      Math.round(median(samples.map(({ statements }) => statements))),
    ])
    return `| ${[`${kind}${isInTown ? ', in a town' : ''}`, ...cells].join(' | ')} |`
  })
  return `| among ${size.toLocaleString('en')} | first, ms | statements | again, ms | statements |
| --- | ---: | ---: | ---: | ---: |
${lines.join('\n')}`
}
