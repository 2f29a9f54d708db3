import { Logger, runMigrations } from 'graphile-worker'

/** Migrates graphile-worker's own tables (schema graphile_worker). Does nothing if they are up to date. */
export async function migrateJobs({ url, log }: { url: string; log: (line: string) => void }): Promise<void> {
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log(message)
  })
  await runMigrations({ connectionString: url, logger })
}
