import pg from 'pg'

/**
 * Opens a small pool of plain connections, for a library that writes its own SQL. Nothing is connected until the first
 * query; a query that gets no connection within `timeoutMs` throws.
 */
export function createPool({ url, size, timeoutMs }: { url: string; size: number; timeoutMs: number }) {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    keepAlive: true,
    application_name: 'oficio-pool',
  })
  // A connection cut while idle is opened again by the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}
