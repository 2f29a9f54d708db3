import type pg from 'pg'

/** Returns the names of the applied migrations, oldest first; an empty list for an empty database. */
export async function listApplied(client: pg.Client): Promise<string[]> {
  const { rows: tableRows } = await client.query("SELECT to_regclass('public._prisma_migrations') AS table")
  if (tableRows[0]?.table === null) return []
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM public._prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  )
  return rows.map(({ name }) => name)
}
