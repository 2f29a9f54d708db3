import { createDb } from '@oficio/db/client'
import { type ApplyOptions, applyMigrations } from '@oficio/db/migrate/apply-migrations'
import { migrateJobs } from '@oficio/db/migrate/migrate-jobs'
import { applyReferenceData } from '../reference/apply'

/** Migrates, in this order, the product's tables, the job queue's tables, and the reference data. */
export async function bringUpToDate(options: ApplyOptions): Promise<void> {
  await applyMigrations(options)
  await migrateJobs(options)
  const db = createDb({ url: options.url, poolSize: 2, statementTimeoutMs: 0 })
  await applyReferenceData(db).finally(() => db.$disconnect())
}
