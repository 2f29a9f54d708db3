// The entry of the built site. Runs server.ts in this process, or in several processes that share the port.
// docs/decisions/0130-one-web-process-per-core.md explains the choices.
import { readConfig } from '@oficio/context/config'
import { serveGatheredMetrics } from '@oficio/context/web/serve-gathered-metrics'
import { exitWithReason } from './src/server/startup/exit-with-reason'
import { runProcesses } from './src/server/startup/run-processes'

/** The built server. Loaded by the serving processes only, so that a primary stays small. */
const server = new URL('server.mjs', import.meta.url)

async function start(): Promise<void> {
  const { webProcesses: count, metrics } = readConfig()
  if (count === 1) {
    await import(server.href)
    return
  }
  const processes = runProcesses({ program: server, count, onDeath: logDeath })
  if (metrics.web) await serveGatheredMetrics(processes.listening, metrics.web)
  process.exit(await processes.exitCode)
}

/** Loads the log at the first death only, because the log needs all contracts. */
async function logDeath(number: number, reason: string): Promise<void> {
  const { createLog } = await import('@oficio/context/log')
  createLog(readConfig().logLevel).warn({ process: number, reason }, 'a web process ended: it is restarted')
}

start().catch(exitWithReason)
