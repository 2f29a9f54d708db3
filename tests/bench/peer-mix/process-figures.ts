import { readdir, readFile } from 'node:fs/promises'
import { processorMs } from '../calls/processor-time'

/** Milliseconds of one tick in `/proc/<pid>/stat`. */
const tickMs = 10

/** Returns the processor time of PostgreSQL so far, in milliseconds. Includes processes that have ended. */
async function databaseMs(postmasterPid: number): Promise<number> {
  let ticks = 0
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
    // The name of the program is in brackets and may contain spaces.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
    const [parentPid, ownTicks, childTicks] = [
      fields[1],
      sumOf(fields.slice(11, 13)),
      sumOf(fields.slice(13, 15)),
    ]
    if (Number(pid) === postmasterPid) ticks += ownTicks + childTicks
    else if (Number(parentPid) === postmasterPid) ticks += ownTicks
  }
  return ticks * tickMs
}

const sumOf = (fields: readonly string[]): number => fields.reduce((sum, field) => sum + Number(field), 0)

/** Returns the processor time of the web process and of PostgreSQL, in milliseconds. */
export const allMs = async (
  webPid: number,
  postmasterPid: number,
): Promise<{ web: number; database: number }> => ({
  web: await processorMs(webPid),
  database: await databaseMs(postmasterPid),
})

/** Returns the memory of a process in MB. Shared memory counts by its share. */
export async function memoryMb(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024
}
