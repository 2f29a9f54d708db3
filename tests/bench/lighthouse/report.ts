import { cpus, loadavg, platform, totalmem } from 'node:os'
import { pages } from '@oficio/contracts/pages'
import { type Audit, type Category, categories } from './audit'

export interface PageAudit {
  path: string
  /** One audit per round. */
  audits: readonly Audit[]
}

/** Minimum median of the rounds for each category. Separately, nothing may move while a page loads. */
const targets: Record<Category, number> = {
  performance: 0.95,
  accessibility: 1,
  'best-practices': 1,
  seo: 1,
}

/** Higher target for the pages on which strangers land, mostly from a search engine. */
const directory = {
  performance: 0.97,
  paths: new Set<string>(
    [
      pages.home,
      pages.business,
      pages.searchBusinesses,
      pages.rubroTowns,
      pages.rubroInTown,
      pages.rubroInProvince,
      pages.categoryTowns,
      pages.categoryInTown,
      pages.categoryInProvince,
    ].map(({ path }) => path),
  ),
}

/** Returns the missed targets in words. Empty if every target was met. */
export function missedTargets(results: readonly PageAudit[]): string[] {
  return results.flatMap(({ path, audits }) => {
    const low = categories
      .filter((category) => scoreOf(audits, category) < targetOf(path, category))
      .map((category) => {
        const faults = [...new Set(audits.flatMap((audit) => audit.faults))].join(', ')
        return `${path}: ${category} ${scoreOf(audits, category)} (${faults})`
      })
    const shift = shiftOf(audits)
    return shift > 0 ? [...low, `${path}: layout shift ${shift}`] : low
  })
}

const targetOf = (path: string, category: Category) =>
  category === 'performance' && directory.paths.has(path) ? directory.performance : targets[category]

/** Returns the tables and the conditions as Markdown. */
export function reportOf(results: readonly PageAudit[], rounds: number): string {
  const missedLines = missedTargets(results)
  const processors = cpus()
  return `# Pages, judged by Lighthouse

\`npm run bench -- lighthouse\` wrote this file: every page that search engines may list, with demo data, on the phone that
Lighthouse plays (four times slower than this machine, a slow mobile network).

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${processors.length} × ${processors[0]?.model.trim() || 'unnamed processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()}, load ${loadavg()[0]?.toFixed(1)} at the end
- Medians of ${rounds} rounds

| page | ${categories.join(' | ')} | largest paint ms | blocked ms | layout shift |
| --- | ${categories.map(() => '---:').join(' | ')} | ---: | ---: | ---: |
${results.map(rowOf).join('\n')}

Targets: ${categories.map((category) => `${category} ${targets[category]}`).join(', ')}; layout shift 0. Of home, search, a
business and the pages of a town or a trade: performance ${directory.performance}.

${missedLines.length ? `**Missed:** ${missedLines.join('; ')}.` : 'Every target was met.'}
`
}

function rowOf({ path, audits }: PageAudit): string {
  const scores = categories.map((category) => scoreOf(audits, category).toFixed(2))
  const times = [
    median(audits.map(({ largestPaintMs }) => largestPaintMs)).toFixed(0),
    median(audits.map(({ blockedMs }) => blockedMs)).toFixed(0),
    shiftOf(audits).toFixed(4),
  ]
  return `| \`${path}\` | ${[...scores, ...times].join(' | ')} |`
}

const scoreOf = (audits: readonly Audit[], category: Category) =>
  median(audits.map(({ scores }) => scores[category]))

const shiftOf = (audits: readonly Audit[]) => median(audits.map(({ layoutShift }) => layoutShift))

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
