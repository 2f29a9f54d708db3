import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@oficio/context/config'
import { closeContext, createContext, type ProcessCtx } from '@oficio/context/context'
import { applyMigrations } from '@oficio/db/migrate/apply-migrations'
import { migrateJobs } from '@oficio/db/migrate/migrate-jobs'
import { sequentialIds } from '@oficio/domain/testing/sequential-ids'
import { startEmbeddedPostgres } from '@oficio/launcher/postgres/start-embedded-postgres'
import { history } from '../../../prisma/commands/history'
import { applyReferenceData } from '../../../prisma/reference/apply'

/**
 * Starts a separate PostgreSQL with temporary data, as durable as a real one. Returns a context with up to
 * `connections` connections. Only the database is real, so no mail is sent.
 */
export async function startDrillDatabase(
  connections: number,
): Promise<{ ctx: ProcessCtx; url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'oficio-drill-'))
  const settings = { max_connections: String(connections + 20) }
  const server = await startEmbeddedPostgres({ dataDir, preferredPort: 0, settings })
  const { url } = server
  const log = () => undefined
  await applyMigrations({ ...history, url, log })
  await migrateJobs({ url, log })
  const secret = 'drill'.repeat(10)
  const config = readConfig({
    DATABASE_URL: url,
    AUTH_SECRET: secret,
    TOKEN_SECRET: secret,
    LOG_LEVEL: 'silent',
  })
  // Counted ids give people who share neither phone nor mail.
  const ids = sequentialIds({ now: () => new Date() })
  const ctx = createContext(config, { poolSize: connections, ids })
  await applyReferenceData(ctx.db)
  const stop = async () => {
    await closeContext(ctx)
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ctx, url, stop }
}
