import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitOrThrow } from '../../support/wait-or-throw'

interface Options {
  /** The process that watches the web processes. */
  primary: number
  metricsOrigin: string
  processes: number
  seconds: number
}

/**
 * Kills the oldest web process with SIGKILL, once a second, but only while all of them serve. Returns the times of the
 * kills by `performance.now()`.
 */
export async function killInTurn({ primary, metricsOrigin, processes, seconds }: Options): Promise<number[]> {
  const endsAt = performance.now() + seconds * 1_000
  const kills: number[] = []
  while (performance.now() < endsAt) {
    await untilAllServe(metricsOrigin, processes)
    const [oldest] = await childrenOf(primary)
    if (!oldest) throw new Error('the primary has no web process')
    process.kill(oldest, 'SIGKILL')
    kills.push(performance.now())
    await sleep(1_000)
  }
  return kills
}

/** Waits until the primary reports metrics of this many processes, which only serving processes have. */
export const untilAllServe = (metricsOrigin: string, processes: number): Promise<void> =>
  waitOrThrow('all web processes serve', async () => {
    const text = await fetch(`${metricsOrigin}/metrics`).then((answer) => answer.text())
    return text.match(/^oficio_web_alive\{/gm)?.length === processes
  })

/** Returns the children of a process, the oldest first. */
export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const running = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      // The name of the program is in parentheses and may contain spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return { pid: Number(pid), parent: Number(fields[1]), startedAt: Number(fields[19]) }
    }),
  )
  return running
    .filter((child) => child.parent === parent)
    .toSorted((first, second) => first.startedAt - second.startedAt)
    .map(({ pid }) => pid)
}
