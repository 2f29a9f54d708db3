import cluster from 'node:cluster'
import { poolFiguresOf } from '@oficio/db/client'
import { readVitals, type Vitals } from '@oficio/domain/admin/vitals/read-vitals'
import { freeShareOf } from '@oficio/gateways/files/free-share'
import { answerForMetrics } from '@oficio/gateways/prometheus/ask-for-metrics'
import { createMetrics, type GaugeGroup } from '@oficio/gateways/prometheus/create-metrics'
import { type MetricsServer, serveMetrics } from '@oficio/gateways/prometheus/serve-metrics'
import type { Config } from './config'
import type { ProcessCtx } from './context'
import {
  type CallEvent,
  callChannel,
  type JobEvent,
  jobChannel,
  type RequestEvent,
  requestChannel,
} from './metric-events'

export interface Listen {
  host: string
  port: number
}

const helpOfVitals: Record<keyof Vitals, string> = {
  workersAlive: 'Workers with a heartbeat within the last minute',
  dueJobs: 'Due jobs that no worker has started',
  oldestDueJobSeconds: 'How long the oldest due job has been waiting',
  jobsGivenUp: 'Jobs that failed and have no retries left',
  mailsToSend: 'Mails that wait to be sent or retried',
  requestsInHour: 'Service requests filed within the last hour',
  leadsInHour: 'Leads opened within the last hour',
  paymentsApprovedInHour: 'Approved payments first seen within the last hour',
  unconfirmedNoticesInHour: 'Notices of unconfirmed requests sent to professionals within the last hour',
  unconfirmedNoticesLeft:
    'How many more notices of unconfirmed requests the limit of the site allows; at 0, requests wait until the client confirms',
  paymentsToLookAt: 'Payments, refunds and subscriptions that need a decision of an admin',
  secondsSinceBackup: 'Age of the newest backup; absent without any backup',
  notificationsRefusedSinceYesterday:
    'Notifications of Mercado Pago refused yesterday and today (Argentine days)',
  waitingUploadsRatio:
    'Used share of the space for uploaded files that nothing uses yet; from 1 on, uploads of visitors are refused',
  paymentsUnannounced: 'Payments found by polling while no valid notification of Mercado Pago arrived',
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The figures of the whole installation. Only the worker reports them. */
const vitalsOf = (ctx: ProcessCtx): GaugeGroup => ({
  help: Object.fromEntries(Object.entries(helpOfVitals).map(([name, help]) => [snakeCase(name), help])),
  read: async () =>
    Object.fromEntries(
      Object.entries(await readVitals(ctx)).flatMap(([name, value]) =>
        value === null ? [] : [[snakeCase(name), value]],
      ),
    ),
})

/** The series that an alarm watches: if it is absent, no web process is running. */
const webAlive: GaugeGroup = {
  help: { web_alive: 'Always 1 while this web process runs' },
  read: async () => ({ web_alive: 1 }),
}

const diskOf = (folder: string): GaugeGroup => ({
  help: { files_free_ratio: 'Free share of the disk that holds photos and documents, 0 to 1' },
  read: async () => ({ files_free_ratio: await freeShareOf(folder) }),
})

const poolOf = ({ db }: ProcessCtx): GaugeGroup => ({
  help: {
    pool_connections: 'Database connections of this process',
    pool_idle_connections: 'Connections that are currently idle',
    pool_waiting: 'Queries and transactions that wait for a connection',
  },
  read: async () => {
    const { total, idle, waiting } = poolFiguresOf(db)
    return { pool_connections: total, pool_idle_connections: idle, pool_waiting: waiting }
  },
})

interface MetricsOptions {
  /** 'worker' also reports the figures of the whole installation. */
  part: 'web' | 'worker'
  files: Config['files']
}

/**
 * Collects the metrics of this process and serves them to Prometheus. Throws if it cannot listen on the address. Of
 * several processes that share a port, only the primary serves metrics, so this process reports to the primary. Returns
 * null then.
 */
export async function startMetrics(
  ctx: ProcessCtx,
  listen: Listen,
  { part, files }: MetricsOptions,
): Promise<MetricsServer | null> {
  const partGauges = part === 'web' ? [webAlive] : [vitalsOf(ctx)]
  const disk = files.kind === 'disk' ? [diskOf(files.dir)] : []
  const metrics = createMetrics([poolOf(ctx), ...partGauges, ...disk])
  // Node's channels are untyped, but only `metric-events.ts` publishes to these channels.
  requestChannel.subscribe((news) => metrics.requestAnswered(news as RequestEvent))
  callChannel.subscribe((news) => metrics.callAnswered(news as CallEvent))
  jobChannel.subscribe((news) => metrics.jobEnded(news as JobEvent))
  if (cluster.isWorker) {
    answerForMetrics(metrics)
    return null
  }
  const server = await serveMetrics(metrics, listen)
  ctx.log.info({ ...listen, port: server.port }, 'metrics are served')
  return server
}
