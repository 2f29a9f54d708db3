import { setImmediate } from 'node:timers/promises'
import { createPool } from '@oficio/db/pool'

export type OtherConnection = Awaited<ReturnType<typeof otherConnection>>

/** Opens a connection of the test's own, for what stands in the way of the product: locks, and killed connections. */
export async function otherConnection(databaseUrl: string) {
  const pool = createPool({ url: databaseUrl, size: 1, timeoutMs: 120_000 })
  const client = await pool.connect()
  return {
    query: (sql: string, values: unknown[] = []) => client.query(sql, values),
    /** Resolves once somebody waits for a lock that it holds. */
    untilWaitedFor: async () => {
      const waiting = `SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`
      while ((await client.query(waiting)).rowCount === 0) await setImmediate()
    },
    end: async () => {
      client.release()
      await pool.end()
    },
  }
}
