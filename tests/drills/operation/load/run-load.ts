import type { DrillStack } from '../../support/drill-stack'
import { databasePid } from '../database-pid'
import { faultsOf, recoveredAfter } from './faults'
import { fileAsMany } from './file-as-many'
import { growthOf, watchMemory } from './memory'
import { mixedUse, someOf } from './mixed-use'
import type { Outcome, Phase } from './outcome'
import { measureUse } from './processor-use'
import { overload, ratePerSecond } from './rate'
import { buildScene } from './scene'
import { openBadConnections } from './slow-connections'
import { visitAtRate } from './visits'

const badConnections = 100
/** Duration of the recovery phase in seconds. */
const afterSeconds = 30
const warmUp = { perSecond: 10, seconds: 15 }
/** More requests than the sixteen clients can file within a second. */
const mostFilings = 150

export interface Spans {
  steady: number
  overload: number
  bad: number
  filing: number
}

/** Runs the load phases for the given seconds each. Returns their results. */
export async function runLoad(
  drill: DrillStack,
  spans: Spans,
  log: (line: string) => void,
): Promise<Outcome> {
  const { origin, pids } = drill.stack
  const { web, worker } = pids()
  if (web === undefined || worker === undefined) throw new Error('site and worker have to run')
  log('building what there is to look at and to send')
  const visits =
    ratePerSecond * (spans.steady + overload * spans.overload + afterSeconds + spans.bad) +
    warmUp.perSecond * warmUp.seconds
  const scene = await buildScene(drill, {
    forms: someOf(visits, 'filing a request') + spans.filing * mostFilings,
    open: someOf(visits, 'taking a lead'),
  })
  const visitors = mixedUse(scene)
  const phase = async (name: string, perSecond: number, seconds: number): Promise<Phase> => {
    log(`${name}: ${perSecond} visits a second for ${seconds} s`)
    return { name, answers: await visitAtRate(origin, visitors.next, { perSecond, seconds }) }
  }
  // The warm-up is not measured, because code is loaded and compiled during it.
  await visitAtRate(origin, visitors.next, warmUp)

  const used = await measureUse({ web, worker, database: await databasePid(drill.stack.plan.dataDir) })
  const memories = { web: watchMemory(web), worker: watchMemory(worker) }
  const steady = await phase('steady', ratePerSecond, spans.steady)
  const memory = { web: memoryOf(memories.web()), worker: memoryOf(memories.worker()) }
  const use = await used()

  const overloadPhase = await phase(`${overload} times as much`, overload * ratePerSecond, spans.overload)
  const overAt = performance.now()
  const after = await phase('after it', ratePerSecond, afterSeconds)

  const closeBad = openBadConnections(origin, badConnections)
  const besidePhase = await phase(`beside ${badConnections} bad connections`, ratePerSecond, spans.bad)
  closeBad()

  log(`filing as much as is taken for ${spans.filing} s`)
  const filing = await fileAsMany(drill, visitors.filing, spans.filing)
  const outcome = {
    phases: { steady, overload: overloadPhase, after, beside: besidePhase },
    recoveredMs: recoveredAfter(after.answers, { moment: overAt, steady: steady.answers }),
    memory,
    use,
    filing,
  }
  return { ...outcome, faults: faultsOf(outcome) }
}

function memoryOf(figures: readonly number[]): { mb: number; growth: number } {
  return { mb: figures.at(-1) ?? 0, growth: growthOf(figures) }
}
