import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Whether a process with this number exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it exists, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM' // process.kill throws system errors only
  }
}

/**
 * The command line of a process, '' when it is gone or cannot be read. Needed because numbers are given out
 * again: in a container a stale file easily names a number that now belongs to another program.
 */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    if (process.platform === 'win32') return windowsCommandOf(pid)
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function windowsCommandOf(pid: number): string {
  return execFileSync('tasklist', ['/fi', `PID eq ${pid}`, '/fo', 'csv', '/nh'], { encoding: 'utf8' })
}
