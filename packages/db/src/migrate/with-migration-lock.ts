import pg from 'pg'

// An arbitrary number that nothing else uses. Prisma's command line uses 72707369.
const lockKey = 72_707_370

/**
 * Runs `work` while no other process migrates the same database. A second process waits and then finds nothing left to
 * do. Passes the connection that holds the lock. The lock ends with the connection, even if this process is killed.
 */
export async function withMigrationLock<T>(
  { url, log }: { url: string; log: (line: string) => void },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ isLocked: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS "isLocked"',
      [lockKey],
    )
    if (!rows[0]?.isLocked) {
      log('Otro proceso está migrando la base de datos: esperando a que termine…')
      await client.query('SELECT pg_advisory_lock($1)', [lockKey])
    }
    return await work(client)
  } finally {
    await client.end()
  }
}
