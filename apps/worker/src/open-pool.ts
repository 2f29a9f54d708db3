import type { Log } from '@oficio/domain/kernel/ports'
import pg from 'pg'

/**
 * The number of connections: one for each of the five slots, one for each lane that listens, the rest for cron and for
 * ending jobs.
 */
const connections = 10
/** An outage breaks all connections, and each reports it more than once. */
const quietMs = 60_000

/**
 * Opens the connections that graphile-worker uses for its queue. The jobs themselves use the connections of the
 * context. A lost connection is replaced with the next query. Losses are logged at most once a minute.
 */
export function openPool(url: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'oficio-worker',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  let lastReportAt = Number.NEGATIVE_INFINITY
  const report = (err: Error) => {
    if (performance.now() - lastReportAt < quietMs) return
    lastReportAt = performance.now()
    log.warn({ err }, 'connections for jobs were lost: opening new ones')
  }
  // Without these listeners, a lost connection would end the process before the process could log the reason.
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  return pool
}
