import { setImmediate } from 'node:timers/promises'
import { createPool } from '@oficio/db/pool'

export type OtherConnection = Awaited<ReturnType<typeof otherConnection>>

const waiting = `
  WITH first AS (SELECT pid FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid)))
  SELECT pid FROM first UNION
  SELECT pid FROM pg_locks WHERE NOT granted AND pg_blocking_pids(pid) && ARRAY(SELECT pid FROM first)`

/** Opens a connection of the test's own, for what stands in the way of the product: locks, and killed connections. */
export async function otherConnection(databaseUrl: string) {
  const pool = createPool({ url: databaseUrl, size: 1, timeoutMs: 120_000 })
  const client = await pool.connect()
  return {
    query: (sql: string, values: unknown[] = []) => client.query(sql, values),
    /** Resolves once so many wait for a lock that it holds, or for somebody who does. */
    untilWaitedFor: async (count = 1) => {
      while (((await client.query(waiting)).rowCount ?? 0) < count) await setImmediate()
    },
    end: async () => {
      client.release()
      await pool.end()
    },
  }
}
