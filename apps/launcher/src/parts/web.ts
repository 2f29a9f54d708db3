import { join } from 'node:path'
import { builtFiles, root } from '../root'
import { processLog } from '../supervise/process-log'
import { type Supervised, supervise } from '../supervise/supervise'
import { nodeArguments, type RunMode } from './node-arguments'

interface PartOptions {
  dataDir: string
  env: Record<string, string>
  port: number
  mode: RunMode
  log: (line: string) => void
}

/** Longer than proxies and browsers keep a connection: a request that meets its closing is lost. The image says the same. */
const keepAliveMs = 75_000

const next = join(root, 'node_modules/next/dist/bin/next')

/** Starts the site, and returns when it answers. */
export async function startWeb({ dataDir, env, port, mode, log }: PartOptions): Promise<Supervised> {
  const isDev = mode === 'dev'
  const writeLine = processLog({ dataDir, name: 'web', log })
  let isUp = false
  const web = supervise({
    name: 'web',
    args: nodeArguments(
      isDev
        ? [next, 'dev', '--port', String(port), '--hostname', env.HOSTNAME ?? '127.0.0.1']
        : [builtFiles.web],
    ),
    cwd: join(root, 'apps/web'),
    env: {
      ...env,
      NODE_ENV: isDev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      KEEP_ALIVE_TIMEOUT: String(keepAliveMs),
    },
    // Next's greeting names an address that is not the one to open; the launcher tells the right one.
    onLine: (line) => (isUp || isDev || !isGreeting(line) ? writeLine(line) : undefined),
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
  isUp = true
  return web
}

function isGreeting(line: string): boolean {
  return /^\s*(▲|✓|- (Local|Network|Environments|Experiments)|$)/.test(line)
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
