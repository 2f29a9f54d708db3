import { createDb } from '@oficio/db/client'
import { applyMigrations } from '@oficio/db/migrate/apply-migrations'
import { migrateJobs } from '@oficio/db/migrate/migrate-jobs'
import { applyReferenceData } from '../reference/apply'
import { commandSettings, runCommand } from './settings'

// In this order: the product's tables, the job queue's, then what every install needs to know.
await runCommand(async () => {
  const settings = commandSettings()
  await applyMigrations(settings)
  await migrateJobs(settings)
  const db = createDb({ url: settings.url, poolSize: 2, statementTimeoutMs: 0 })
  await applyReferenceData(db).finally(() => db.$disconnect())
  settings.log('Base de datos al día.')
})
