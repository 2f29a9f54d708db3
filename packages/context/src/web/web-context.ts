import { getConfig } from '../config'
import { createContext, interactiveWaits } from '../context'
import { createLog } from '../log'
import { pinContext } from '../pinned-context'
import { createReadCache } from '../read-cache'
import { openTraces } from '../traces/open-traces'
import { openPageReads } from './page-reads'

/** Creates the context of the web process from its environment and pins it. Throws EnvError on a bad environment. */
export async function makeWebContext(): Promise<void> {
  const config = getConfig()
  const log = createLog(config.logLevel)
  const traces = await openTraces(config.traces, { part: 'web', log })
  const ctx = createContext(config, {
    log,
    traces,
    poolSize: config.webConnections.answers,
    waits: interactiveWaits,
    // Only this process has a read cache, because only it receives purges
    // (apps/web/src/server/startup/listen-for-purges.ts). Other processes would keep outdated values.
    readCache: createReadCache({ now: () => new Date() }),
  })
  pinContext(ctx, openPageReads(config, ctx))
  // The process exits after its last response and does not wait for our traces.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void traces?.close())
}
