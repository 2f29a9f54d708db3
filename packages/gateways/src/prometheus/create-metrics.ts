import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of one process in the form that passes between processes. */
export type MetricsOfProcess = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** Metrics in the format of Prometheus. */
export interface PrintedMetrics {
  contentType: string
  text: string
}

/** The metrics of a process for Prometheus. docs/operations.md lists names and units. */
export interface Metrics {
  requestAnswered(request: { kind: string; method: string; status: number; seconds: number }): void
  callAnswered(call: { call: string; status: number; seconds: number }): void
  jobEnded(job: { job: string; outcome: 'done' | 'failed'; seconds: number }): void
  /** Returns all metrics as text, with current gauges. Leaves out gauges that cannot be read. */
  print(): Promise<PrintedMetrics>
  /** Returns the same metrics as data, for another process that joins them. */
  read(): Promise<MetricsOfProcess>
}

/** Gauges that are read together. */
export interface GaugeGroup {
  /** Help texts by the name without prefix: { due_jobs: 'Jobs that wait' }. */
  help: Record<string, string>
  /** Returns the current values by the same names. */
  read: () => Promise<Record<string, number>>
}

const prefix = 'oficio_'
/** Histogram buckets in seconds: from an immediate answer to a timeout. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Creates the metrics of a process, including the ones of Node itself (processor, memory, event loop). */
export function createMetrics(gauges: readonly GaugeGroup[]): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: `${prefix}request_seconds`,
    help: 'Time to answer a request, including static files',
    labelNames: ['kind', 'method', 'status'],
    buckets,
    registers: [registry],
  })
  const calls = new Histogram({
    name: `${prefix}call_seconds`,
    help: 'Time to answer an API call, by endpoint path',
    labelNames: ['call', 'status'],
    buckets,
    registers: [registry],
  })
  const jobs = new Histogram({
    name: `${prefix}job_seconds`,
    help: 'Run time of a job or scheduled task',
    labelNames: ['job', 'outcome'],
    buckets: [...buckets, 30, 60, 300],
    registers: [registry],
  })
  const unread = new Counter({
    name: `${prefix}unread_gauges_total`,
    help: 'Failed reads of gauges, which are then left out',
    registers: [registry],
  })
  const groups = gauges.map((group) => ({ group, own: gaugesOf(group, registry) }))
  const refreshAll = async () => {
    for (const { group, own } of groups) await refresh(group, own).catch(() => unread.inc())
  }
  return {
    requestAnswered: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    callAnswered: ({ seconds, ...labels }) => calls.observe(labels, seconds),
    jobEnded: ({ seconds, ...labels }) => jobs.observe(labels, seconds),
    print: async () => {
      await refreshAll()
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
    read: async () => {
      await refreshAll()
      return registry.getMetricsAsJSON()
    },
  }
}

function gaugesOf({ help }: GaugeGroup, registry: Registry): Map<string, Gauge> {
  return new Map(
    Object.entries(help).map(([name, text]) => [
      name,
      new Gauge({ name: `${prefix}${name}`, help: text, registers: [registry] }),
    ]),
  )
}

/** Updates the gauges of a group. Removes gauges that cannot be read, because an old value would look current. */
async function refresh({ read }: GaugeGroup, own: Map<string, Gauge>): Promise<void> {
  for (const gauge of own.values()) gauge.remove()
  for (const [name, value] of Object.entries(await read())) own.get(name)?.set(value)
}
