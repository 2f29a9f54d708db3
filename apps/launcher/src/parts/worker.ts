import { join } from 'node:path'
import { builtFiles, root } from '../root'
import { processLog } from '../supervise/process-log'
import { type Supervised, supervise } from '../supervise/supervise'
import { programArguments, type RunMode, smallMemory } from './node-arguments'

interface PartOptions {
  dataDir: string
  env: Record<string, string>
  mode: RunMode
  log: (line: string) => void
}

/** Returns the process that runs jobs and cron entries. Does not start it. */
export function makeWorker({ dataDir, env, mode, log }: PartOptions): Supervised {
  return supervise({
    name: 'worker',
    args: programArguments(mode, builtFiles.worker, 'apps/worker'),
    cwd: join(root, 'apps/worker'),
    env: { ...smallMemory.env, ...env, NODE_ENV: mode === 'dev' ? 'development' : 'production' },
    onLine: processLog({ dataDir, name: 'worker', log }),
    log,
    // Time to finish the running jobs.
    stopTimeoutMs: 15_000,
  })
}
