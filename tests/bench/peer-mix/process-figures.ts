import { readdir, readFile } from 'node:fs/promises'
import { processorMs } from '../calls/processor-time'

/** Milliseconds of one tick in `/proc/<pid>/stat`. */
const tickMs = 10

interface ProcessRow {
  pid: number
  parentPid: number
  ownMs: number
  /** Processor time of its ended and awaited children. */
  endedMs: number
}

const sumOf = (fields: readonly string[]): number => fields.reduce((sum, field) => sum + Number(field), 0)

/** Returns a process and all its descendants. Throws if it does not run. Linux only. */
async function readTree(rootPid: number): Promise<ProcessRow[]> {
  const rows: ProcessRow[] = []
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
    // The name of the program is in brackets and may contain spaces.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
    rows.push({
      pid: Number(pid),
      parentPid: Number(fields[1]),
      ownMs: sumOf(fields.slice(11, 13)) * tickMs,
      endedMs: sumOf(fields.slice(13, 15)) * tickMs,
    })
  }
  const childrenOf = (pid: number): ProcessRow[] =>
    rows.filter(({ parentPid }) => parentPid === pid).flatMap((child) => [child, ...childrenOf(child.pid)])
  const main = rows.find(({ pid }) => pid === rootPid)
  if (!main) throw new Error(`the process ${rootPid} does not run`)
  return [main, ...childrenOf(rootPid)]
}

/** Returns the processor time of PostgreSQL so far. Its connections come and go, so ended processes count too. */
async function databaseMs(postmasterPid: number): Promise<number> {
  const rows = await readTree(postmasterPid)
  const endedMs = rows.find(({ pid }) => pid === postmasterPid)?.endedMs ?? 0
  return rows.reduce((sum, { ownMs }) => sum + ownMs, endedMs)
}

/** Returns the processor time of the running processes of a program so far. */
async function programMs(pid: number): Promise<number> {
  const times = await Promise.all(
    (await readTree(pid)).map((row) => processorMs(row.pid).catch(zeroIfEnded(row.pid === pid))),
  )
  return times.reduce((sum, ms) => sum + ms, 0)
}

export interface Programs {
  webPid: number
  workerPid: number
  postmasterPid: number
}

export type ProgramMs = Record<'web' | 'worker' | 'database', number>

/** Returns the processor time so far of the web processes, the worker and PostgreSQL, in milliseconds. */
export const programsMs = async ({ webPid, workerPid, postmasterPid }: Programs): Promise<ProgramMs> => ({
  web: await programMs(webPid),
  worker: await programMs(workerPid),
  database: await databaseMs(postmasterPid),
})

/** Returns the memory of a program's processes in MB. Shared memory counts by its share. */
export async function memoryMb(pid: number): Promise<number> {
  let mb = 0
  for (const row of await readTree(pid)) {
    mb += await readMemoryMb(row.pid).catch(zeroIfEnded(row.pid === pid))
  }
  return mb
}

async function readMemoryMb(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024
}

/** Returns 0 for a child that ended after the list of processes was read. Throws for the program's main process. */
const zeroIfEnded = (isMain: boolean) => (error: unknown) => {
  if (isMain) throw error
  return 0
}
