import { poolFiguresOf } from '@oficio/db/client'
import { readVitals, type Vitals } from '@oficio/domain/admin/vitals/read-vitals'
import { createMetrics, type GaugeGroup } from '@oficio/gateways/prometheus/create-metrics'
import { type MetricsServer, serveMetrics } from '@oficio/gateways/prometheus/serve-metrics'
import type { ProcessCtx } from './context'
import {
  type CallNews,
  callChannel,
  type JobNews,
  jobChannel,
  type RequestNews,
  requestChannel,
} from './metric-news'

/** Where metrics are served. */
export interface Listen {
  host: string
  port: number
}

const helpOfVitals: Record<keyof Vitals, string> = {
  workersAlive: 'Workers that gave a sign of life within the last minute',
  dueJobs: 'Jobs whose moment has come and that nobody has begun',
  oldestDueJobSeconds: 'For how long the oldest of them waits',
  jobsGivenUp: 'Jobs that failed as often as they may',
  mailsToSend: 'Mails that wait to be sent or tried again',
  requestsInHour: 'Service requests filed within the last hour',
  leadsInHour: 'Leads taken within the last hour',
  paymentsApprovedInHour: 'Approved payments first seen within the last hour',
  paymentsToLookAt: 'Payments, refunds and subscriptions that an admin has to look at',
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The figures of the whole installation; one kind of process asks for them. */
const vitalsOf = (ctx: ProcessCtx): GaugeGroup => ({
  help: Object.fromEntries(Object.entries(helpOfVitals).map(([name, help]) => [snakeCase(name), help])),
  read: async () =>
    Object.fromEntries(
      Object.entries(await readVitals(ctx)).map(([name, value]) => [snakeCase(name), value]),
    ),
})

/** The connections of this process. */
const poolOf = ({ db }: ProcessCtx): GaugeGroup => ({
  help: {
    pool_connections: 'Database connections that this process holds',
    pool_idle_connections: 'Those of them that nobody uses at this moment',
    pool_waiting: 'Queries and transactions that wait for one',
  },
  read: async () => {
    const { total, idle, waiting } = poolFiguresOf(db)
    return { pool_connections: total, pool_idle_connections: idle, pool_waiting: waiting }
  },
})

/** Counts what this process does and serves it to Prometheus. Throws when it cannot listen there. */
export async function startMetrics(
  ctx: ProcessCtx,
  listen: Listen,
  { hasVitals }: { hasVitals: boolean },
): Promise<MetricsServer> {
  const metrics = createMetrics([poolOf(ctx), ...(hasVitals ? [vitalsOf(ctx)] : [])])
  // Only `metric-news.ts` publishes there, and the channels of Node know no types.
  requestChannel.subscribe((news) => metrics.requestAnswered(news as RequestNews))
  callChannel.subscribe((news) => metrics.callAnswered(news as CallNews))
  jobChannel.subscribe((news) => metrics.jobEnded(news as JobNews))
  const server = await serveMetrics(metrics, listen)
  ctx.log.info({ ...listen, port: server.port }, 'metrics are served')
  return server
}
