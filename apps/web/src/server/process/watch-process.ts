import { inspect } from 'node:util'
import { isBuilding, isHotReloading } from '@oficio/context/build-phase'
import { getConfig } from '@oficio/context/config'
import type { ProcessCtx } from '@oficio/context/context'
import { startMetrics } from '@oficio/context/metrics'
import { getContext, getPageReads } from '@oficio/context/pinned-context'
import { refuseDemoDatabase } from '@oficio/context/refuse-demo-database'
import { openFrontCache } from '@oficio/context/web/front-cache'
import { makeWebContext } from '@oficio/context/web/web-context'
import { poolFiguresOf } from '@oficio/db/client'
import { startAnsweringBeforeNext } from './answer-before-next'
import { startDraining } from './connections/drain'
import { startCountingRequests } from './count-requests'
import { endOnDemoDatabase } from './end-on-demo-database'
import { noteFailure } from './failures/answer-failures'
import { createLoadGate, type LoadGate, openGate } from './load/load-gate'
import { startLoggingConsole } from './naming/log-console'
import { startNamingRequests } from './naming/name-requests'
import { keepPagesHere } from './page-store'
import { startPurging } from './start-purging'
import { startTellingAccounts } from './start-telling-accounts'
import { startWatchingRequests } from './watch-requests'

/** Starts what runs as long as the process does. Ends the process where it may not serve. */
export async function startWatching(): Promise<void> {
  if (isBuilding()) return
  endOnWrongEnvironment(getConfig)
  await makeWebContext()
  keepPagesHere()
  startWatchingRequests()
  const ctx = getContext()
  const config = getConfig()
  if (!isHotReloading()) {
    startLoggingConsole(ctx.log)
    startDraining()
  }
  const frontCache = openFrontCache(config, ctx.log)
  if (!isHotReloading()) startAnsweringBeforeNext({ isFrontPurged: frontCache !== null, gate: gateOf(ctx) })
  // Last, and so around all that answers.
  startNamingRequests(ctx.traces)
  // Never ended: until its last answer the process must hear of changes, or it would leave an old page in the cache before it.
  startPurging(ctx, { url: config.databaseDirectUrl, frontCache, pageReads: getPageReads() })
  startTellingAccounts()
  if (config.metrics.web) {
    startCountingRequests()
    await startMetrics(ctx, config.metrics.web, { part: 'web', files: config.files })
  }
  await endOnDemoDatabase(() => refuseDemoDatabase(ctx, config), { log: ctx.log, end })
}

/**
 * Ends the process with the list of wrong variables. Next would report the error, stay up and answer 500 to everything, which no
 * supervisor notices.
 */
function endOnWrongEnvironment(readConfig: () => unknown): void {
  try {
    readConfig()
  } catch (error) {
    end(error)
  }
}

/** Load tests with the limits off would only ever measure the gate. */
function gateOf({ db }: ProcessCtx): LoadGate {
  if (!getConfig().areRateLimitsOn) return openGate
  return createLoadGate({ waiting: () => poolFiguresOf(db).waiting })
}

function end(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : inspect(error)}\n`)
  process.exit(1)
}

/** Notes what nobody caught: for the log, and for what is answered. */
export function noteUncaught(
  error: unknown,
  { headers, ...details }: { method: string; route: string; headers: NodeJS.Dict<string | string[]> },
): void {
  noteFailure(error, headers)
  // What the page shows as a code where a script of Next tells of the failure.
  const { digest } = Object(error) as { digest?: unknown }
  const code = typeof digest === 'string' ? { code: digest } : {}
  getContext().log.error({ err: error, ...details, ...code }, 'rendering failed')
}
