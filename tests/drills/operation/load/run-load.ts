import { processorMs } from '../../../bench/calls/processor-time'
import type { DrillStack } from '../../drill-stack'
import { until } from '../../until'
import { growthOf, watchMemory } from './memory'
import { mixedUse } from './mixed-use'
import { openBadConnections } from './slow-connections'
import { type Answered, percentile, visitAtRate, visitInTurn } from './visits'

/** What README promises: visits a second, ninety reads for ten writes. */
export const ratePerSecond = 40
const overload = 5
/** How soon whoever is turned away has to hear it, and how soon after it all has to be well again. */
const refusalMs = 3_000
const recoveryMs = 10_000
/** By how much a process may have grown from its second minute to its last one. */
const mostGrowth = 1.25
const badConnections = 100
const filers = 16

export interface Spans {
  steady: number
  overload: number
  bad: number
  filing: number
}

export interface Phase {
  name: string
  answers: Answered[]
}

export interface Outcome {
  phases: Phase[]
  /** From the end of the overload to the last visit that was turned away, or answered later than half a second. */
  recoveredMs: number
  /** Memory of site and worker in MB, at the end of the steady part, and how many times that of its second fifth. */
  memory: Record<'web' | 'worker', { mb: number; growth: number }>
  /** Requests filed a second by as many as filed at once, and told by the worker; shares of a processor that went into it. */
  filed: { perSecond: number; toldPerSecond: number; web: number; worker: number }
  faults: string[]
}

/** Uses the site as many do at once, for so many seconds each; returns what came of it. */
export async function runLoad(
  drill: DrillStack,
  spans: Spans,
  log: (line: string) => void,
): Promise<Outcome> {
  const { origin, pids } = drill.stack
  const { web, worker } = pids()
  if (web === undefined || worker === undefined) throw new Error('site and worker have to run')
  const forms = ratePerSecond * (spans.steady + spans.bad + overload * spans.overload + 60) * 0.06
  const use = await mixedUse(drill, Math.ceil(forms) + spans.filing * 150)
  const phases: Phase[] = []
  const phase = async (name: string, perSecond: number, seconds: number) => {
    log(`${name}: ${perSecond} visits a second for ${seconds} s`)
    const answers = await visitAtRate(origin, use.next, { perSecond, seconds })
    phases.push({ name, answers })
    return answers
  }
  // What is loaded and compiled for the first time is not what is measured.
  await visitAtRate(origin, use.next, { perSecond: 10, seconds: 15 })

  const memories = { web: watchMemory(web), worker: watchMemory(worker) }
  const steady = await phase('steady', ratePerSecond, spans.steady)
  const memory = { web: memoryOf(memories.web()), worker: memoryOf(memories.worker()) }

  await phase(`${overload} times as much`, overload * ratePerSecond, spans.overload)
  const overAt = performance.now()
  const after = await phase('after it', ratePerSecond, 30)

  const closeBad = openBadConnections(origin, badConnections)
  const beside = await phase(`beside ${badConnections} bad connections`, ratePerSecond, spans.bad)
  closeBad()

  log(`filing by ${filers} at once for ${spans.filing} s`)
  const filed = await fileAsMany(drill, use.filing, spans.filing, { web, worker })
  const recoveredMs = Math.max(0, ...after.filter(isUnwell).map(({ askedAt }) => askedAt - overAt))
  const outcome = { phases, recoveredMs, memory, filed }
  return { ...outcome, faults: faultsOf(outcome, { steady, beside }) }
}

const isUnwell = ({ outcome, ms }: Answered): boolean => outcome !== 'right' || ms > 500

function memoryOf(figures: readonly number[]): { mb: number; growth: number } {
  return { mb: figures.at(-1) ?? 0, growth: growthOf(figures) }
}

async function fileAsMany(
  drill: DrillStack,
  filing: Parameters<typeof visitInTurn>[1],
  seconds: number,
  { web, worker }: { web: number; worker: number },
): Promise<Outcome['filed']> {
  await allTold(drill)
  const used = async () => ({ web: await processorMs(web), worker: await processorMs(worker) })
  const before = await used()
  const startedAt = performance.now()
  const answers = await visitInTurn(drill.stack.origin, filing, { visitors: filers, seconds })
  const filedIn = performance.now() - startedAt
  const during = await used()
  const right = answers.filter(({ outcome }) => outcome === 'right').length
  await allTold(drill)
  const toldIn = performance.now() - startedAt
  return {
    perSecond: right / (filedIn / 1_000),
    toldPerSecond: right / (toldIn / 1_000),
    web: (during.web - before.web) / filedIn,
    worker: (during.worker - before.worker) / filedIn,
  }
}

const allTold = ({ db }: DrillStack): Promise<void> =>
  until('all that was filed is told', async () => (await dueNow(db)) === 0, { timeoutMs: 600_000 })

/** Jobs that could be done now; others wait for their moment. */
async function dueNow(db: DrillStack['db']): Promise<number> {
  const { rows } = await db.query<{ due: number }>(
    'SELECT count(*)::int AS due FROM graphile_worker._private_jobs WHERE run_at <= now()',
  )
  return rows[0]?.due ?? 0
}

function faultsOf(
  { phases, recoveredMs, memory }: Omit<Outcome, 'faults'>,
  { steady, beside }: Record<'steady' | 'beside', Answered[]>,
): string[] {
  const faults: string[] = []
  for (const { name, answers } of phases)
    for (const [what, count] of countBy(answers.filter(({ outcome }) => outcome === 'wrong')))
      faults.push(`${name}: ${count} × ${what}`)
  for (const answers of [steady, beside]) {
    const away = answers.filter(({ outcome }) => outcome === 'turned away').length
    if (away > 0) faults.push(`${away} were turned away at the usual rate`)
  }
  const away = phases.flatMap(({ answers }) => answers.filter(({ outcome }) => outcome === 'turned away'))
  if (percentile(away, 0.99) > refusalMs)
    faults.push(`turned away after ${Math.round(percentile(away, 0.99))} ms`)
  if (recoveredMs > recoveryMs) faults.push(`well again only after ${Math.round(recoveredMs)} ms`)
  for (const [name, { growth }] of Object.entries(memory))
    if (growth > mostGrowth) faults.push(`the memory of ${name} grew ${growth.toFixed(2)} times`)
  const [usual, then] = [percentile(steady, 0.99), percentile(beside, 0.99)]
  if (then > 2 * usual + 100)
    faults.push(`beside bad connections ${Math.round(then)} ms instead of ${Math.round(usual)}`)
  return faults
}

function countBy(answers: readonly Answered[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { name, status } of answers) {
    const what = `${name} answered ${status}`
    counts.set(what, (counts.get(what) ?? 0) + 1)
  }
  return counts
}
