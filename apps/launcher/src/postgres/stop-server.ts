import { execFileSync } from 'node:child_process'
import { isAlive } from '../processes'
import { waitUntil } from '../wait-until'
import type { Binaries } from './binaries'

/**
 * Shuts the server down cleanly: open transactions are rolled back and everything is written to disk. After 20 s it
 * is stopped immediately, which costs a recovery at the next start but no data.
 */
export async function stopServer(server: { pid: number; folder: string; binaries: Binaries }): Promise<void> {
  const { pid, folder, binaries } = server
  const isGone = () => !isAlive(pid)
  if (isGone()) return
  if (process.platform === 'win32') {
    // Windows has no signals; pg_ctl speaks to the server through its own pipe.
    execFileSync(binaries.pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w'], { stdio: 'ignore' })
    return
  }
  signal(pid, 'SIGINT')
  if (await waitUntil(isGone, { timeoutMs: 20_000 })) return
  signal(pid, 'SIGQUIT')
  if (await waitUntil(isGone, { timeoutMs: 5_000 })) return
  signal(pid, 'SIGKILL')
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended between asking and telling: that is what was wanted.
  }
}
