import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm'
import { readMigrations, readSchemaFiles, toMigrationList } from './migration-files'
import { noFilters, withSchemaEngine } from './schema-engine'
import { withMigrationLock } from './with-migration-lock'

export interface ApplyOptions {
  /** postgres:// address; the database must exist. */
  url: string
  /** Folder of timestamp_name/migration.sql. */
  migrationsDir: string
  /** Folder of *.prisma. */
  schemaDir: string
  log: (line: string) => void
  /** The last migration that is wanted; all of them when left out. */
  until?: string | undefined
}

/**
 * Brings the database up to the last migration; returns the names of those it applied, none when nothing was
 * missing. Safe to run twice and from several processes at once. Throws a MigrationError that says which
 * migration failed and what to do.
 */
export async function applyMigrations(options: ApplyOptions): Promise<string[]> {
  const { url, log } = options
  return withMigrationLock({ url, log }, async () => {
    const retried = await forgetUnfinished(options)
    const applied = await withEngine(options, (engine, migrationsList) =>
      engine.applyMigrations({ migrationsList, filters: noFilters }),
    ).catch(async (error: unknown) => {
      // The script was one transaction and was undone; said in the table, so that the next run is not a surprise.
      const failed = await forgetUnfinished({ ...options, log: () => undefined })
      throw new MigrationError(error, failed, retried)
    })
    for (const name of applied.appliedMigrationNames) log(`Migración aplicada: ${name}`)
    return applied.appliedMigrationNames
  })
}

/** A migration that the database refused. The message is for whoever runs the command. */
class MigrationError extends Error {
  constructor(cause: unknown, failed: string[], retried: string[]) {
    const name = failed.join(', ')
    const reason = cause instanceof Error ? cause.message : String(cause)
    const hint = failed.some((migration) => retried.includes(migration))
      ? 'Una ejecución anterior se cortó mientras la aplicaba. Si sus cambios ya están en la base, marcala como ' +
        `aplicada: UPDATE _prisma_migrations SET finished_at = now(), rolled_back_at = NULL WHERE migration_name = '${name}'.`
      : 'La migración se deshizo entera: corregí su migration.sql, o los datos que la impiden, y volvé a ejecutar.'
    super(`No se pudo aplicar la migración ${name}: ${reason}\n${hint}`, { cause })
    this.name = 'MigrationError'
  }
}

/**
 * A migration interrupted by a kill stays "started" for ever in Prisma's table and blocks the next run. Each script
 * runs as one transaction, so the server undid it: it is marked as rolled back, to be tried again. Returns the names.
 */
function forgetUnfinished(options: ApplyOptions): Promise<string[]> {
  const { log } = options
  return withEngine(options, async (engine, migrationsList) => {
    const history = await engine.diagnoseMigrationHistory({
      migrationsList,
      optInToShadowDatabase: false,
      filters: noFilters,
    })
    for (const name of history.editedMigrationNames) {
      log(`Atención: la migración ${name} cambió después de aplicarse; la base conserva la versión anterior.`)
    }
    for (const migrationName of history.failedMigrationNames) {
      log(`La migración ${migrationName} había quedado a medias: se intenta de nuevo.`)
      await engine.markMigrationRolledBack({ migrationName })
    }
    return history.failedMigrationNames
  })
}

async function withEngine<T>(
  { url, migrationsDir, schemaDir, until }: ApplyOptions,
  work: (engine: SchemaEngine, list: MigrationList) => Promise<T>,
): Promise<T> {
  const schema = await readSchemaFiles(schemaDir)
  const wanted = (await readMigrations(migrationsDir)).filter(({ name }) => !until || name <= until)
  const list = toMigrationList(migrationsDir, wanted)
  return withSchemaEngine({ url, schema }, (engine) => work(engine, list))
}
