import pg from 'pg'
import { waitOrThrow } from './wait-or-throw'

/** A transaction of the drill that blocks the worker at a row that the worker is about to change. */
export interface RowHold {
  /**
   * Waits until another connection waits for this row. If none does, releases the row and throws, because the clean-up
   * must not be blocked.
   */
  untilReached(label: string): Promise<void>
  /** Releases the row, so that the waiting connections continue. */
  release(): Promise<void>
  /**
   * Terminates the waiting connections of the dead worker and then releases the row. Otherwise the server would still
   * finish their statements.
   */
  cutOff(): Promise<void>
}

/** Locks the row that `sql` (a SELECT … FOR UPDATE) returns. Throws unless it is exactly one row. */
export async function holdRow(url: string, sql: string, id: string): Promise<RowHold> {
  const [holder, watcher] = await Promise.all([connect(url), connect(url)])
  await holder.query('BEGIN')
  const { rowCount } = await holder.query(sql, [id])
  if (rowCount !== 1) throw new Error(`${rowCount} rows to hold for ${id}`)
  const { rows } = await holder.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const waiters = async (select: string) => {
    const waiting = await watcher.query(
      `SELECT ${select} FROM pg_stat_activity WHERE $1::int = ANY(pg_blocking_pids(pid))`,
      [rows[0]?.pid],
    )
    return waiting.rowCount ?? 0
  }
  const release = async () => {
    await holder.query('ROLLBACK')
    await Promise.all([holder.end(), watcher.end()])
  }
  const untilReached = (label: string) =>
    waitOrThrow(label, async () => (await waiters('pid')) > 0).catch(async (error: unknown) => {
      await release()
      throw error
    })
  return {
    untilReached,
    release,
    cutOff: async () => {
      await waiters('pg_terminate_backend(pid, 5000)')
      await release()
    },
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // A failing drill stops the database while this connection is open. The connection's error must not hide the drill's
  // own.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
