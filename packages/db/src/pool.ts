import pg from 'pg'

interface PoolOptions {
  url: string
  size: number
  timeoutMs: number
  isPooled?: boolean
}

/**
 * A client that sends every statement without a name. A prepared statement belongs to one connection, and with a pooler
 * the next statement may get another one.
 */
class UnpreparedClient extends pg.Client {
  // One function for many signatures, whose arguments it passes on unchanged. The compiler cannot check that.
  override query = ((statement: unknown, ...rest: unknown[]) =>
    Reflect.apply(pg.Client.prototype.query, this, [withoutName(statement), ...rest])) as pg.Client['query']
}

const withoutName = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null && 'name' in statement && 'text' in statement
    ? { ...statement, name: undefined }
    : statement

/**
 * Opens a small pool of plain connections for a library that writes its own SQL. Connects only at the first query. A
 * query throws if it gets no connection within `timeoutMs`. With `isPooled` (a transaction pooler) it prepares no
 * statements, and only this side enforces the timeout of a query.
 */
export function createPool({ url, size, timeoutMs, isPooled = false }: PoolOptions) {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: timeoutMs,
    ...(isPooled ? { query_timeout: timeoutMs, Client: UnpreparedClient } : { statement_timeout: timeoutMs }),
    keepAlive: true,
    application_name: 'oficio-pool',
  })
  // The next query reopens a connection that broke while idle. Without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}
