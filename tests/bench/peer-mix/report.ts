import { cpus, loadavg, platform, totalmem } from 'node:os'

export interface Kind {
  name: string
  count: number
  /** Processor time of the web process per request, in milliseconds. */
  webMs: number
  databaseMs: number
  /** Compressed bytes of a response. */
  bytes: number
  hitShare: number
  /** Response times, in milliseconds. */
  p50: number
  p99: number
}

interface Figures {
  kinds: Kind[]
  /** Memory of the web process in MB: after the warm-up, right after the mix, and after a rest. */
  memory: { atRest: number; afterMix: number; afterRest: number; restSeconds: number }
  staleCount: number
  sizes: Readonly<Record<'businesses' | 'pages' | 'searches' | 'visits' | 'changes', number>>
  writeShare: number
}

/** Highest processor time per request by kind, in milliseconds. */
const targets: Record<string, number> = {
  'first view of a business': 20,
  'search never made before': 20,
  'kept page': 0.3,
  mix: 5.6,
}
const hitTarget = 0.85
const restTargetMb = 350

const allOf = ({ webMs, databaseMs }: Kind): number => webMs + databaseMs

/** Returns the missed targets, in words. Empty if every target was met. */
export function missedTargets({ kinds, memory, staleCount }: Figures): string[] {
  const slow = kinds
    .filter((kind) => allOf(kind) > (targets[kind.name] ?? Number.POSITIVE_INFINITY))
    .map((kind) => `${kind.name} ${allOf(kind).toFixed(2)} ms instead of ${targets[kind.name]}`)
  const mix = kinds.find(({ name }) => name === 'mix')
  return [
    ...slow,
    ...(mix && mix.hitShare < hitTarget
      ? [`hits ${percent(mix.hitShare)} instead of ${percent(hitTarget)}`]
      : []),
    ...(memory.afterRest > restTargetMb ? [`${memory.afterRest.toFixed(0)} MB after a rest`] : []),
    ...(staleCount > 0 ? [`${staleCount} old pages a second after their change`] : []),
  ]
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Returns the figures and their conditions as Markdown. */
export function reportOf(figures: Figures): string {
  const { kinds, memory, sizes, writeShare } = figures
  const missedLines = missedTargets(figures)
  return `# A mix of visits, measured

\`npm run bench -- peer-mix\` wrote this file. ${sizes.businesses} businesses; ${sizes.visits} visits to ${sizes.pages} pages and ${sizes.searches} searches, drawn by
Zipf's law, half of them searches; after ${percent(writeShare)} of the visits a business changes. Processor time is that of the web process and
of PostgreSQL with all its children, for one request; responses are compressed. The mix includes the pages that nobody
visited before.

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${cpus().length} × ${cpus()[0]?.model.trim() || 'unnamed processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()}, load ${loadavg()[0]?.toFixed(1)} at the end
- Node ${process.versions.node}

| visit | requests | web, ms | database, ms | bytes | from the store | p50, ms | p99, ms |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${kinds.map(rowOf).join('\n')}

Memory of the web process: ${memory.atRest.toFixed(0)} MB after the warm-up, ${memory.afterMix.toFixed(0)} MB after the mix,
${memory.afterRest.toFixed(0)} MB after ${memory.restSeconds} seconds of rest. ${sizes.changes} changes, each looked for a second later: ${figures.staleCount} pages
were old.

WordPress 7.1 with HivePress 1.7 and nginx, PHP 8.2 and MariaDB on the same kind of machine, measured on 2026-11-28 with the
same 10,000 businesses: 52 to 62 ms for a page of a business, 51 to 53 ms for a search, 87 to 89 ms for the home page; the
mean of this mix is 56 ms.

Targets: ${Object.entries(targets)
    .map(([name, ms]) => `${name} ${ms} ms`)
    .join(', ')}; ${percent(hitTarget)} from the store; ${restTargetMb} MB after a rest; no old page.

${missedLines.length ? `**Missed:** ${missedLines.join('; ')}.` : 'Every target was met.'}
`
}

const rowOf = (kind: Kind): string =>
  `| ${kind.name} | ${kind.count} | ${kind.webMs.toFixed(2)} | ${kind.databaseMs.toFixed(2)} | ${Math.round(kind.bytes)} | ${percent(kind.hitShare)} | ${kind.p50.toFixed(0)} | ${kind.p99.toFixed(0)} |`
