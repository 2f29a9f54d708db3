import type pg from 'pg'

/** A table whose rows a backup contains. Its names are quoted as SQL requires. */
export interface KeptTable {
  name: string
  columns: string[]
}

/** Tables that the migrations fill by themselves, so no backup contains them. */
const histories = ['public._prisma_migrations', 'public._sql_files', 'graphile_worker.migrations']

/** Returns all tables of the product and of the job queue with their columns. Leaves out generated columns. */
export async function listTables(client: pg.Client): Promise<KeptTable[]> {
  const { rows } = await client.query<KeptTable>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name,
            array_agg(quote_ident(a.attname) ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
       FROM pg_class c
       JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind = 'r' AND n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\\_%'
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
        AND format('%s.%s', n.nspname, c.relname) <> ALL ($1)
      GROUP BY n.nspname, c.relname
      ORDER BY n.nspname, c.relname`,
    [histories],
  )
  return rows
}

/** Returns the version of the job queue's tables; 0 if they do not exist. */
export async function jobsVersion(client: pg.Client): Promise<number> {
  const { rows: tableRows } = await client.query("SELECT to_regclass('graphile_worker.migrations') AS table")
  if (tableRows[0]?.table === null) return 0
  const { rows } = await client.query<{ last: number }>(
    'SELECT coalesce(max(id), 0) AS last FROM graphile_worker.migrations',
  )
  return rows[0]?.last ?? 0
}

/** Returns the last value of each sequence that has been used. */
export async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last
       FROM pg_sequences WHERE last_value IS NOT NULL ORDER BY 1`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}
