import { getConfig } from '../config'
import { createContext, whileSomebodyWaits } from '../context'
import { createLog } from '../log'
import { pinContext } from '../pinned-context'
import { createReadCache } from '../read-cache'
import { openTraces } from '../traces/open-traces'
import { openPageReads } from './page-reads'

/** Makes the context of the web process from its environment and pins it. Throws EnvError on a bad environment. */
export async function makeWebContext(): Promise<void> {
  const config = getConfig()
  const log = createLog(config.logLevel)
  const traces = await openTraces(config.traces, { part: 'web', log })
  const ctx = createContext(config, {
    log,
    traces,
    waits: whileSomebodyWaits,
    // This process listens for purges (apps/web/src/server/startup/listen-for-purges.ts); the others would keep what is long over.
    readCache: createReadCache({ now: () => new Date() }),
  })
  pinContext(ctx, openPageReads(config, ctx))
  // Next ends the process once its last answer is sent, and waits for nothing of ours.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void traces?.close())
}
