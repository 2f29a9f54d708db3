import { cpus, loadavg, platform, totalmem } from 'node:os'

export interface PathComparison {
  path: string
  /** Requests per second of a bare page of equal size, of web itself, and of the cache in front of web. */
  bare: number
  web: number
  front: number
  /** Ratio of `front` to `bare`. The median of the ratios of the rounds. */
  ratio: number
}

/** Minimum requests per second behind the cache, as a multiple of the bare page. */
const target = 20

/** Returns the pages below the target, in words. Empty if every target was met. */
export const missedTargets = (comparisons: readonly PathComparison[]): string[] =>
  comparisons.filter(({ ratio }) => ratio < target).map(({ path, ratio }) => `${path} ${ratio.toFixed(1)} ×`)

/** Returns the figures and their conditions as Markdown. */
export function reportOf(comparisons: readonly PathComparison[]): string {
  const [processor] = cpus()
  const missedLines = missedTargets(comparisons)
  return `# Public pages behind a front cache, measured

\`npm run bench -- front-cache\` wrote this file. Requests a second that wrk gets answered over 32 connections, asking as
browsers do (compressed), on the processors that it shares with the servers: of a static page of equal size served by a bare
Next, of the product itself, and of nginx before it with \`deploy/nginx/front-cache.conf\`, which asks the product anew every half
second. In turns; medians.

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${cpus().length} × ${processor?.model.trim() || 'unnamed processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()}, load ${loadavg()[0]?.toFixed(1)} at the end
- Node ${process.versions.node}

| page | bare page | product | behind nginx | times the bare page |
| --- | ---: | ---: | ---: | ---: |
${comparisons.map(rowOf).join('\n')}

Target: at least ${target} times the bare page.

${missedLines.length ? `**Missed:** ${missedLines.join('; ')}.` : 'Every target was met.'}
`
}

const rowOf = ({ path, bare, web, front, ratio }: PathComparison) =>
  `| \`${path}\` | ${bare.toFixed(0)} | ${web.toFixed(0)} | ${front.toFixed(0)} | ${ratio.toFixed(1)} |`
