import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findFreePort } from '@oficio/launcher/ports'
import { root } from '@oficio/launcher/root'
import { waitUntil } from '@oficio/launcher/wait-until'
import { sendOne, type Visit } from './send-requests'

const folder = join(root, 'tests/bench/calls/bare')
const next = join(root, 'node_modules/next/dist/bin/next')
const quiet = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const }

export interface BareServer {
  origin: string
  pid: number
}

/** Builds and starts an empty site with the same version of Next. */
export async function startBareServer(): Promise<BareServer & { stop: () => Promise<void> }> {
  const build = spawnSync(process.execPath, [next, 'build', folder], {
    encoding: 'utf8',
    env: { ...process.env, ...quiet },
  })
  if (build.status !== 0) throw new Error(`the bare site does not build:\n${build.stdout}\n${build.stderr}`)
  const port = await findFreePort()
  const server = spawn(
    process.execPath,
    [join(folder, '.next/standalone/tests/bench/calls/bare/server.js')],
    {
      env: { ...process.env, ...quiet, PORT: String(port), HOSTNAME: '127.0.0.1' },
      stdio: 'ignore',
    },
  )
  const stop = async () => {
    const exit = once(server, 'exit')
    server.kill()
    await exit
  }
  const origin = `http://127.0.0.1:${port}`
  const answers = () => sendOne(plainVisit(`${origin}/api/empty`)).then(Boolean, () => false)
  const isUp = await waitUntil(answers, { timeoutMs: 60_000, everyMs: 200 })
  if (!isUp || server.pid === undefined) {
    await stop()
    throw new Error('the bare site does not start')
  }
  return { origin, pid: server.pid, stop }
}

/** Returns the visit to a page of the bare site that is as long as the answer to the given visit. */
export async function bareTwin(origin: string, visit: Visit): Promise<Visit> {
  const length = await sendOne(visit)
  const empty = await sendOne(plainVisit(`${origin}/0`))
  return plainVisit(`${origin}/${Math.max(0, length - empty)}`)
}

const plainVisit = (url: string): Visit => ({ url, encoding: 'identity' })
