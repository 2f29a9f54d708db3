import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Returns whether a process with this number exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM' // process.kill throws system errors only
  }
}

/**
 * Returns the command line of a process, or '' if the process is gone or unreadable. Callers need it because systems
 * reuse process numbers: in a container, a stale file often names the number of another program.
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
