import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtFiles, root } from '../root'
import { processLog } from '../supervise/process-log'
import { type Supervised, supervise } from '../supervise/supervise'
import { nodeArguments, type RunMode, smallMemory } from './node-arguments'

interface PartOptions {
  dataDir: string
  env: Record<string, string>
  port: number
  mode: RunMode
  log: (line: string) => void
}

const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href
const source = join(root, 'apps/web/server.ts')

/** Otherwise the heap of each process grows with the memory of the machine before V8 collects garbage. */
const heapLimit = '--max-old-space-size=512'

/** Starts the site and returns when it answers requests. */
export async function startWeb({ dataDir, env, port, mode, log }: PartOptions): Promise<Supervised> {
  const isDev = mode === 'dev'
  const writeLine = processLog({ dataDir, name: 'web', log })
  const web = supervise({
    name: 'web',
    args: isDev
      ? nodeArguments([source], ['--import', tsx])
      : nodeArguments([builtFiles.web], smallMemory.options),
    cwd: join(root, 'apps/web'),
    env: {
      ...smallMemory.env,
      ...env,
      HOSTNAME: env.HOSTNAME ?? '127.0.0.1',
      PORT: String(port),
      NODE_ENV: isDev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // The operator's own options come last, because the last one counts. Compiling in development needs more memory.
      ...(!isDev && { NODE_OPTIONS: `${heapLimit} ${env.NODE_OPTIONS ?? ''}`.trim() }),
    },
    onLine: writeLine,
    log,
    stopTimeoutMs: 5_000,
  })
  web.start()
  try {
    await web.ready(() => isHealthy(port), 120_000)
  } catch (error) {
    await web.stop()
    throw error
  }
  return web
}

async function isHealthy(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`, {
      signal: AbortSignal.timeout(60_000),
    })
    return response.ok
  } catch {
    return false
  }
}
