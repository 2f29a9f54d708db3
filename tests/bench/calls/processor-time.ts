import { readFile } from 'node:fs/promises'

/** The unit in which Linux accounts a process's time; it is 10 ms on every machine that Node runs on. */
const tickMs = 10

/**
 * Returns the processor time, in milliseconds, that a process has used so far with all its threads. Unlike the time on
 * the clock it stays the same however busy the machine is. Linux only.
 */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => {
    throw new Error('processor time is read from /proc: this bench needs Linux')
  })
  // The name of the program stands in brackets and may hold blanks; after it come state and numbers.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [userTicks, systemTicks] = [Number(fields[11]), Number(fields[12])]
  return (userTicks + systemTicks) * tickMs
}
