import pg from 'pg'

interface PoolOptions {
  url: string
  size: number
  timeoutMs: number
  isPooled?: boolean
}

/** Drops the names of statements: under a name PostgreSQL keeps one for the connection, which the next one may not get. */
class Unprepared extends pg.Client {
  // One function for many signatures, all of which go through it unchanged: the compiler cannot follow that.
  override query = ((statement: unknown, ...rest: unknown[]) =>
    Reflect.apply(pg.Client.prototype.query, this, [withoutName(statement), ...rest])) as pg.Client['query']
}

const withoutName = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null && 'name' in statement && 'text' in statement
    ? { ...statement, name: undefined }
    : statement

/**
 * Opens a small pool of plain connections, for a library that writes its own SQL. Nothing is connected until the first
 * query; a query that gets no connection within `timeoutMs` throws. With `isPooled` a pooler shares connections by
 * transactions, so nothing is prepared on one, and this side alone gives up on what takes too long.
 */
export function createPool({ url, size, timeoutMs, isPooled = false }: PoolOptions) {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: timeoutMs,
    ...(isPooled ? { query_timeout: timeoutMs, Client: Unprepared } : { statement_timeout: timeoutMs }),
    keepAlive: true,
    application_name: 'oficio-pool',
  })
  // A connection cut while idle is opened again by the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}
