import { readdir, readFile } from 'node:fs/promises'

/**
 * Returns the processor time, in milliseconds, that the threads of a process have used so far. Unlike the time on the
 * clock it stays the same however busy the machine is. Counted by the scheduler to the nanosecond, where the account that
 * is kept for the whole process knows only steps of 10 ms, as much as a dozen cached pages take. Linux only.
 */
export async function processorMs(pid: number): Promise<number> {
  const folder = `/proc/${pid}/task`
  const threads = await readdir(folder).catch(() => {
    throw new Error('processor time is read from /proc: this bench needs Linux')
  })
  const times = await Promise.all(
    threads.map(async (thread) =>
      Number((await readFile(`${folder}/${thread}/schedstat`, 'utf8')).split(' ')[0]),
    ),
  )
  return times.reduce((sum, ns) => sum + ns, 0) / 1e6
}
