import { execFileSync } from 'node:child_process'
import { isAlive } from '../processes'
import { waitUntil } from '../wait-until'
import type { Binaries } from './binaries'

/**
 * Shuts the server down cleanly: rolls back open transactions and writes all data to the disk. After 20 s, stops the
 * server immediately. The next start then needs a recovery, but no data is lost.
 */
export async function stopServer(server: { pid: number; folder: string; binaries: Binaries }): Promise<void> {
  const { pid, folder, binaries } = server
  const isGone = () => !isAlive(pid)
  if (isGone()) return
  if (process.platform === 'win32') {
    // Windows has no signals; pg_ctl uses the server's own pipe.
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
    // The process ended between the check and the signal, which is the wanted result.
  }
}
