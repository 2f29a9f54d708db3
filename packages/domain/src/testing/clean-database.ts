import type { Db } from '@oficio/db/client'

const referenceTables = [
  'provincias',
  'localidades',
  'rubros',
  'business_categories',
  'business_tags',
  '_prisma_migrations',
]

/** Returns one statement that empties all tables: without triggers and foreign keys their order does not matter. */
export async function cleaningStatement(db: Db): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL (${referenceTables})`
  const jobTables = ['graphile_worker._private_jobs', 'graphile_worker._private_job_queues']
  const deletes = [...tables.map(({ name }) => `public."${name}"`), ...jobTables].map(
    (table) => `DELETE FROM ${table};`,
  )
  return `DO $$ BEGIN
    PERFORM set_config('session_replication_role', 'replica', true);
    ${deletes.join('\n    ')}
  END $$`
}
