import type { Log } from '@oficio/domain/kernel/ports'
import pg from 'pg'

/** One for each of the five slots, one a lane that listens for new jobs, and some for the clock and for endings. */
const connections = 10

/** Opens the connections over which graphile-worker takes and ends jobs; what the jobs do goes over the context's. */
export function openPool(url: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'oficio-worker',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // Without these listeners a lost connection would end the process before it could say why.
  const tell = (error: Error) => log.warn({ err: error }, 'a connection for jobs was lost')
  pool.on('error', tell)
  pool.on('connect', (client) => client.on('error', tell))
  return pool
}
