import type { Db } from '@oficio/db/client'

const referenceTables = [
  'provincias',
  'localidades',
  'rubros',
  'business_categories',
  'business_tags',
  '_prisma_migrations',
  '_sql_files',
]

/**
 * Returns a function that empties all tables except the reference data. Triggers and foreign keys are off, so the
 * order of the tables does not matter. The deletes are a database function, because most tests begin with them and
 * PostgreSQL caches its plans.
 */
export async function prepareCleaning(db: Db): Promise<() => Promise<void>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL (${referenceTables})`
  const jobTables = ['graphile_worker._private_jobs', 'graphile_worker._private_job_queues']
  const deletes = [...tables.map(({ name }) => `public."${name}"`), ...jobTables].map(
    (table) => `DELETE FROM ${table};`,
  )
  await db.$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION clean_for_test() RETURNS void LANGUAGE plpgsql SET session_replication_role = replica AS $$
    BEGIN
      ${deletes.join('\n      ')}
    END $$`)
  return async () => void (await db.$executeRaw`SELECT clean_for_test()`)
}
