import { readdir, readFile } from 'node:fs/promises'

/**
 * Returns the processor time that the threads of a process have used so far, in milliseconds. Unlike wall-clock time,
 * it does not depend on how busy the machine is. The scheduler counts it per thread in nanoseconds. The counter of the
 * whole process has steps of 10 ms, in which a dozen cached pages are served. Linux only.
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
