import { once } from 'node:events'
import { inspect } from 'node:util'
import { getConfig } from '@oficio/context/config'
import { closeContext, createContext } from '@oficio/context/context'
import { EnvError } from '@oficio/context/env'
import { createLog } from '@oficio/context/log'
import { startMetrics } from '@oficio/context/metrics'
import { refuseDemoDatabase } from '@oficio/context/refuse-demo-database'
import { retryUntilReady } from '@oficio/context/retry-until-ready'
import { openTraces } from '@oficio/context/traces/open-traces'
import { registry } from '@oficio/domain/registry'
import { startWorker } from './start-worker'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
const stopped = once(stopping.signal, 'abort')

try {
  await runUntilStopped()
  process.exit(0)
} catch (error) {
  if (stopping.signal.aborted) process.exit(0)
  // Prints invalid environment variables without a stack trace, because the operator only needs the list.
  process.stderr.write(`${error instanceof EnvError ? error.message : inspect(error)}\n`)
  process.exit(1)
}

/** The worker process: runs jobs and the clock until it receives a signal. */
async function runUntilStopped(): Promise<void> {
  const config = getConfig()
  const log = createLog(config.logLevel)
  const traces = await openTraces(config.traces, { part: 'worker', log })
  const ctx = createContext(config, { log, traces })
  const onLost = (reason: string) => {
    ctx.log.error({ reason }, 'the worker failed and exits; its supervisor restarts it')
    process.exit(1)
  }
  const start = async () => {
    await refuseDemoDatabase(ctx, config)
    return startWorker({
      ctx,
      databaseUrl: config.databaseDirectUrl,
      jobs: registry.jobs,
      cron: registry.clock,
      onLost,
    })
  }
  const isFinal = (error: unknown) => error instanceof EnvError
  if (config.metrics.worker)
    await startMetrics(ctx, config.metrics.worker, { part: 'worker', files: config.files })
  const worker = await retryUntilReady(start, { log: ctx.log, signal: stopping.signal, isFinal })
  ctx.log.info({}, 'the worker runs')
  await stopped
  // If a job did not end in time, it still uses the context. The end of the process then closes both.
  if (await worker.stop()) await closeContext(ctx)
  await traces?.close()
}
