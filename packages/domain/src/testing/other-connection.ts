import { setImmediate } from 'node:timers/promises'
import { createPool } from '@oficio/db/pool'

export type OtherConnection = Awaited<ReturnType<typeof otherConnection>>

const waiting = `
  WITH first AS (SELECT pid FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid)))
  SELECT pid FROM first UNION
  SELECT pid FROM pg_locks WHERE NOT granted AND pg_blocking_pids(pid) && ARRAY(SELECT pid FROM first)`

/** Opens a second connection for tests that need locks or killed connections. */
export async function otherConnection(databaseUrl: string) {
  const pool = createPool({ url: databaseUrl, size: 1, timeoutMs: 120_000 })
  const client = await pool.connect()
  return {
    query: (sql: string, values: unknown[] = []) => client.query(sql, values),
    /**
     * Resolves once that many connections wait for a lock of this connection, directly or behind another connection.
     */
    untilWaitedFor: async (count = 1) => {
      while (((await client.query(waiting)).rowCount ?? 0) < count) await setImmediate()
    },
    end: async () => {
      client.release()
      await pool.end()
    },
  }
}
