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
  type CallNews,
  callChannel,
  type JobNews,
  jobChannel,
  type RequestNews,
  requestChannel,
} from './metric-news'

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
  unconfirmedNoticesInHour: 'Notices of unconfirmed requests that professionals got within the last hour',
  unconfirmedNoticesLeft:
    "How many more of them the site's ceiling allows now; at 0 requests wait for their client",
  paymentsToLookAt: 'Payments, refunds and subscriptions that an admin has to look at',
  secondsSinceBackup: 'How long ago the newest backup was taken; absent when there was none',
  notificationsRefusedSinceYesterday:
    'Refused notifications of Mercado Pago, of yesterday and today in Argentina',
  waitingUploadsRatio:
    'How full the room for uploaded files is that nothing has taken yet; from 1 on visitors are refused',
  paymentsUnannounced: 'Payments found by asking while no valid notification of Mercado Pago came',
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
    pool_connections: 'Database connections that this process holds',
    pool_idle_connections: 'Those of them that nobody uses at this moment',
    pool_waiting: 'Queries and transactions that wait for one',
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
  const ofPart = part === 'web' ? [webAlive] : [vitalsOf(ctx)]
  const disk = files.kind === 'disk' ? [diskOf(files.dir)] : []
  const metrics = createMetrics([poolOf(ctx), ...ofPart, ...disk])
  // Node's channels are untyped, but only `metric-news.ts` publishes to these channels.
  requestChannel.subscribe((news) => metrics.requestAnswered(news as RequestNews))
  callChannel.subscribe((news) => metrics.callAnswered(news as CallNews))
  jobChannel.subscribe((news) => metrics.jobEnded(news as JobNews))
  if (cluster.isWorker) {
    answerForMetrics(metrics)
    return null
  }
  const server = await serveMetrics(metrics, listen)
  ctx.log.info({ ...listen, port: server.port }, 'metrics are served')
  return server
}
