import { cpus, loadavg, platform, totalmem } from 'node:os'
import { sizes } from './addresses'
import type { VisitCosts } from './measure-visits'
import { mixText } from './mix'
import type { ProgramMs } from './process-figures'

/** Memory in MB of each program. */
type Memory = Record<keyof ProgramMs, number>

export interface Figures {
  visitCosts: readonly VisitCosts[]
  /** Memory before the mix, right after it, and after a rest at the end. */
  memory: { atRest: Memory; afterMix: Memory; afterRest: Memory; restSeconds: number }
  staleCount: number
  /** Processor time of the web processes until they answer, in milliseconds. */
  startMs: number
  /** The number of businesses, and that of professionals. */
  size: number
  webProcesses: number
  counts: { visits: number; coldVisits: number; changes: number }
  perSecond: number
  writeShare: number
}

/** Highest processor time of all programs per request by kind, in milliseconds. */
const targets: Record<string, number> = {
  mix: 5.6,
  'first view of a business': 20,
  'search of businesses never made before': 20,
  'search of professionals never made before': 20,
  'kept page': 0.3,
}
const hitTarget = 0.85
/** Highest memory in MB after a rest. */
const restTargets = { web: 350, worker: 250 }

const perRequest = ({ answers, programMs }: VisitCosts): Memory => ({
  web: programMs.web / answers.length,
  worker: programMs.worker / answers.length,
  database: programMs.database / answers.length,
})
const allMs = (costs: VisitCosts): number => {
  const { web, worker, database } = perRequest(costs)
  return web + worker + database
}
const hitShare = ({ answers }: VisitCosts): number =>
  answers.filter(({ isHit }) => isHit).length / answers.length
const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Returns the missed targets, in words. Empty if every target was met. */
export function missedTargets({
  visitCosts,
  memory,
  staleCount,
}: Pick<Figures, 'visitCosts' | 'memory' | 'staleCount'>): string[] {
  const slow = visitCosts
    .filter((kind) => allMs(kind) > (targets[kind.name] ?? Number.POSITIVE_INFINITY))
    .map((kind) => `${kind.name} ${allMs(kind).toFixed(2)} ms instead of ${targets[kind.name]}`)
  const mix = visitCosts.find(({ name }) => name === 'mix')
  return [
    ...slow,
    ...(mix && hitShare(mix) < hitTarget
      ? [`hits ${percent(hitShare(mix))} instead of ${percent(hitTarget)}`]
      : []),
    ...(['web', 'worker'] as const)
      .filter((program) => memory.afterRest[program] > restTargets[program])
      .map((program) => `${memory.afterRest[program].toFixed(0)} MB of ${program} after a rest`),
    ...(staleCount > 0 ? [`${staleCount} old pages a second after their change`] : []),
  ]
}

/** Returns the figures and their conditions as Markdown. */
export function reportOf(figures: Figures): string {
  const { visitCosts, memory, counts, size, writeShare, webProcesses } = figures
  const missedLines = missedTargets(figures)
  const pages = sizes.businesses + sizes.profiles + sizes.landings
  const searches = sizes.businessSearches + sizes.professionalSearches
  return `# A mix of visits, measured

\`npm run bench -- peer-mix${size === 10_000 ? '' : ` ${size}`}\` wrote this file. ${size} businesses and ${size} professionals. ${counts.visits} visits: ${mixText},
each drawn by Zipf's law from ${pages} pages and ${searches} searches. After ${percent(writeShare)} of the visits a business changes. The mix
begins with the first request of new processes, whose start took ${figures.startMs.toFixed(0)} ms of processor. Processor time is that of the web
processes (${webProcesses}), of the worker and of PostgreSQL with all its children, for one request. Responses are compressed. Answer
times depend on what else the machine does; at a fixed rate they count from the planned moment.

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${cpus().length} × ${cpus()[0]?.model.trim() || 'unnamed processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()}, load ${loadavg()[0]?.toFixed(1)} at the end
- Node ${process.versions.node}

| visit | requests | all, ms | web, ms | worker, ms | database, ms | bytes | from the store | p50, ms | p99, ms |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${visitCosts.map(rowOf).join('\n')}

| memory, MB | web | worker | database |
| --- | ---: | ---: | ---: |
${memoryRow('before the mix', memory.atRest)}
${memoryRow('after the mix', memory.afterMix)}
${memoryRow(`after ${memory.restSeconds} s of rest at the end`, memory.afterRest)}

${counts.changes} changes, each looked for a second later: ${figures.staleCount} pages were old.

WordPress 7.1 with HivePress 1.7 and nginx, PHP 8.2 and MariaDB on the same kind of machine, measured on 2026-11-28 with the
same 10,000 businesses: 52 to 62 ms for a page of a business, 51 to 53 ms for a search with a town, 87 to 89 ms for the home
page; 56 ms for pages and searches in equal parts. 314 MB of memory at rest, 373 MB under load.

Targets: ${Object.entries(targets)
    .map(([name, ms]) => `${name} ${ms} ms`)
    .join(
      ', ',
    )}; ${percent(hitTarget)} from the store; after a rest ${restTargets.web} MB of web and ${restTargets.worker} MB of worker; no old page.

${missedLines.length ? `**Missed:** ${missedLines.join('; ')}.` : 'Every target was met.'}
`
}

function rowOf(kind: VisitCosts): string {
  const { web, worker, database } = perRequest(kind)
  const durations = kind.answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => (durations[Math.floor(durations.length * share)] ?? 0).toFixed(0)
  const bytes = kind.answers.reduce((sum, answer) => sum + answer.bytes, 0) / kind.answers.length
  const ms = [allMs(kind), web, worker, database].map((value) => value.toFixed(2))
  return `| ${[kind.name, kind.answers.length, ...ms, Math.round(bytes), percent(hitShare(kind)), at(0.5), at(0.99)].join(' | ')} |`
}

const memoryRow = (name: string, { web, worker, database }: Memory): string =>
  `| ${[name, ...[web, worker, database].map((mb) => mb.toFixed(0))].join(' | ')} |`
