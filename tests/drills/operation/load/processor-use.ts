import { readdir, readFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { processorMs } from '../../../bench/calls/processor-time'

/** Shares of one processor. `machine` is the use of all processors by all programs. */
export interface ProcessorUse {
  web: number
  worker: number
  database: number
  /** The drill itself, which sends the requests. */
  sender: number
  machine: number
}

/** Starts measuring. The returned function returns the use since then. */
export async function measureUse(pids: {
  web: number
  worker: number
  database: number
}): Promise<() => Promise<ProcessorUse>> {
  const now = async () => ({
    web: await processorMs(pids.web),
    worker: await processorMs(pids.worker),
    database: await familyMs(pids.database),
    sender: await processorMs(process.pid),
    machine: await machineMs(),
  })
  const before = await now()
  const startedAt = performance.now()
  return async () => {
    const after = await now()
    const tookMs = performance.now() - startedAt
    const share = (name: keyof ProcessorUse) => (after[name] - before[name]) / tookMs
    return {
      web: share('web'),
      worker: share('worker'),
      database: share('database'),
      sender: share('sender'),
      machine: share('machine') / cpus().length,
    }
  }
}

/**
 * Returns the processor time of a process and its children, because PostgreSQL has a process per connection. The time
 * of an ended process is lost, but pools keep their connections.
 */
async function familyMs(pid: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(pids.map(parentOf))
  const own = [pid, ...pids.filter((_, index) => parents[index] === pid)]
  const times = await Promise.all(own.map((pid) => processorMs(pid).catch(() => 0)))
  return times.reduce((sum, ms) => sum + ms, 0)
}

async function parentOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1] ?? Number.NaN)
}

/**
 * Returns the processor time of the whole machine in milliseconds. The kernel counts it in steps of a hundredth of a
 * second.
 */
async function machineMs(): Promise<number> {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = (
    (await readFile('/proc/stat', 'utf8')).split('\n')[0] ?? ''
  )
    .split(/\s+/)
    .map(Number)
  return (user + nice + system + irq + softIrq) * 10
}
