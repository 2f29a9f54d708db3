import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What a process counts about itself, in the words of Prometheus; names and units are listed in docs/operations.md. */
export interface Metrics {
  requestAnswered(request: { kind: string; method: string; status: number; seconds: number }): void
  callAnswered(call: { call: string; status: number; seconds: number }): void
  jobEnded(job: { job: string; outcome: 'done' | 'failed'; seconds: number }): void
  /** Prints everything, reading the gauges again. Throws the error of a gauge. */
  print(): Promise<{ contentType: string; text: string }>
}

/** Figures that are asked together. */
export interface GaugeGroup {
  /** What each of them says, by its name without the prefix: { due_jobs: 'Jobs that wait' }. */
  help: Record<string, string>
  /** Returns their values now, by the same names. */
  read: () => Promise<Record<string, number>>
}

const prefix = 'oficio_'
/** In seconds: from an immediate answer to a timeout. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Makes the counters of a process, with those of Node itself (processor, memory, event loop). */
export function createMetrics(gauges: readonly GaugeGroup[]): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: `${prefix}request_seconds`,
    help: 'Time to answer a request, files of the build included',
    labelNames: ['kind', 'method', 'status'],
    buckets,
    registers: [registry],
  })
  const calls = new Histogram({
    name: `${prefix}call_seconds`,
    help: 'Time to answer a call of the API, by its path in the contracts',
    labelNames: ['call', 'status'],
    buckets,
    registers: [registry],
  })
  const jobs = new Histogram({
    name: `${prefix}job_seconds`,
    help: 'Time that a job or an entry of the clock ran',
    labelNames: ['job', 'outcome'],
    buckets: [...buckets, 30, 60, 300],
    registers: [registry],
  })
  const unread = new Counter({
    name: `${prefix}unread_gauges_total`,
    help: 'How often figures could not be read; they are left out then',
    registers: [registry],
  })
  const groups = gauges.map((group) => ({ group, own: gaugesOf(group, registry) }))
  return {
    requestAnswered: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    callAnswered: ({ seconds, ...labels }) => calls.observe(labels, seconds),
    jobEnded: ({ seconds, ...labels }) => jobs.observe(labels, seconds),
    print: async () => {
      for (const { group, own } of groups) await refresh(group, own).catch(() => unread.inc())
      return { contentType: registry.contentType, text: await registry.metrics() }
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

/** A figure that cannot be read is left out: an old one would say that all is as it was. */
async function refresh({ read }: GaugeGroup, own: Map<string, Gauge>): Promise<void> {
  for (const gauge of own.values()) gauge.remove()
  for (const [name, value] of Object.entries(await read())) own.get(name)?.set(value)
}
