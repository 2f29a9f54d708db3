import assert from 'node:assert/strict'
import { cpus, loadavg } from 'node:os'
import { paths } from '@oficio/contracts/paths'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { findFreePort } from '@oficio/launcher/ports'
import { patient } from '../../pace'
import { type DrillStack, startDrillStack } from '../support/drill-stack'
import type { Section } from '../support/record-figures'
import { checkSharedState, type SharedState } from './web-processes/check-shared-state'
import { describe } from './web-processes/describe'
import { killInTurn, untilAllServe } from './web-processes/kill-in-turn'
import { gainOf, measureSpeed } from './web-processes/measure-speed'
import { type Visits, visitUntil } from './web-processes/visit-until'

const processes = 2
const visitors = 6
const killSeconds = 60
/** A request in the hands of a killed process fails at once. */
const afterKillMs = patient(1_000)
/** Above this load average, other programs use the processors, and the comparison would measure them. */
const quietLoad = 1.5
/** Two processes, the database and the visitors need a processor each before the gain can be judged. */
const processorsToJudge = 4
const wantedGain = 1.8

/**
 * Runs two web processes on one port and kills one after the other while visitors read. Only requests that a killed
 * process was answering may fail. Purges, limits and streams must hold in both processes. Also
 * compares the speed of two processes with one.
 */
export async function run(): Promise<Section> {
  const isQuiet = (loadavg()[0] ?? 0) < quietLoad
  const { visits, kills } = await withSite(processes, killWhileVisiting)
  const shared = await withSite(processes, checkSite, { RATE_LIMITS: 'on' })
  const faults = [...findFaults(visits, kills), ...findSharedFaults(shared)]
  assert.deepEqual(faults, [], 'broken promises')
  const measure = ({ drill, nextPath }: Site) => measureSpeed(drill.stack, nextPath)
  const speeds = { single: await withSite(1, measure), double: await withSite(processes, measure) }
  if (isQuiet && cpus().length >= processorsToJudge)
    assert.ok(gainOf(speeds) >= wantedGain, `gained only ${gainOf(speeds)}`)
  return {
    name: 'web-processes',
    text: describe({ visits, kills, killSeconds, visitors, shared, speeds, isQuiet }),
  }
}

interface Site {
  drill: DrillStack
  metricsOrigin: string
  /** Returns a path that no process has kept. */
  nextPath: () => string
}

async function withSite<T>(
  count: number,
  use: (site: Site) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const metricsPort = await findFreePort()
  const drill = await startDrillStack({
    web: true,
    isShipped: true,
    env: {
      WEB_PROCESSES: String(count),
      METRICS_LISTEN: `127.0.0.1:${metricsPort}`,
      RATE_LIMITS: 'off',
      ...env,
    },
  })
  try {
    const { slug } = await buildBusiness(drill.ctx)
    let next = 0
    const nextPath = () => {
      next += 1
      // Every fourth page may come from the pages that a process keeps.
      return next % 4 === 0 ? paths.business(slug) : `${paths.searchBusinesses()}?query=${next}`
    }
    return await use({ drill, metricsOrigin: `http://127.0.0.1:${metricsPort}`, nextPath })
  } finally {
    await drill.stop()
  }
}

async function killWhileVisiting({ drill, metricsOrigin, nextPath }: Site) {
  const primary = drill.stack.pids().web
  if (!primary) throw new Error('the site does not run')
  await untilAllServe(metricsOrigin, processes)
  let isOver = false
  const visiting = visitUntil(drill.stack.origin, { visitors, nextPath, isOver: () => isOver })
  const killing = killInTurn({ primary, metricsOrigin, processes, seconds: killSeconds })
  const kills = await killing.finally(() => {
    isOver = true
  })
  return { visits: await visiting, kills }
}

const checkSite = ({ drill, metricsOrigin }: Site) =>
  checkSharedState(drill, () => untilAllServe(metricsOrigin, processes))

/** Returns what a client saw besides the end of requests that a killed process was answering. */
function findFaults({ answers, failures }: Visits, kills: readonly number[]): string[] {
  const wrong = [...answers].filter(([status]) => status !== 200)
  const unexpected = failures.filter(
    ({ code, at }) => code !== 'ECONNRESET' || !kills.some((kill) => at >= kill && at - kill < afterKillMs),
  )
  return [
    ...wrong.map(([status, count]) => `${count} answers with status ${status}`),
    ...new Set(unexpected.map(({ code }) => `requests failed with ${code}`)),
    ...(failures.length > kills.length * visitors ? ['more requests failed than were under way'] : []),
  ]
}

function findSharedFaults({ stalePages, allowedCalls, allowance, missedTabs }: SharedState): string[] {
  return [
    ...(stalePages > 0 ? [`${stalePages} old pages after a change`] : []),
    ...(allowedCalls === allowance ? [] : [`${allowedCalls} calls instead of ${allowance} were allowed`]),
    ...(missedTabs > 0 ? [`${missedTabs} open tabs were not notified`] : []),
  ]
}
