import { getConfig } from './config'
import { createContext, whileSomebodyWaits } from './context'
import { createKeptReads } from './kept-reads'
import { pinContext } from './pinned-context'

/** Makes the context of the web process from its environment and pins it. Throws EnvError on a bad environment. */
export function makeWebContext(): void {
  pinContext(
    createContext(getConfig(), {
      waits: whileSomebodyWaits,
      // This process listens for purges (apps/web/src/server/process/start-purging.ts); the others would keep what is long over.
      kept: createKeptReads({ now: () => new Date() }),
    }),
  )
}
