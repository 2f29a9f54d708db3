import pg from 'pg'
import { until } from './until'

/** A transaction of the drill that blocks the worker at a row that it is about to change. */
export interface RowHold {
  /** Waits until another connection waits for this row. Throws when none does, and lets go: clean-up needs the way clear. */
  untilReached(label: string): Promise<void>
  /** Lets them pass. */
  release(): Promise<void>
  /** Ends them first, as their worker is dead: the server would otherwise finish what they had asked for. */
  cutOff(): Promise<void>
}

/** Locks what `sql` (a SELECT … FOR UPDATE) finds. Throws when that is not exactly one row. */
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
    until(label, async () => (await waiters('pid')) > 0).catch(async (error: unknown) => {
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
  // A drill that fails while it holds a row stops the database under this: its own reason is the one to be told.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
