import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm'
import type pg from 'pg'
import { inTransaction } from './in-transaction'
import { listApplied } from './list-applied'
import type { RunScript } from './migration-adapter'
import {
  type Migration,
  readMigrations,
  readSchemaFiles,
  type SchemaHistory,
  toMigrationList,
} from './migration-files'
import { noFilters, withSchemaEngine } from './schema-engine'
import { applySqlFiles, readSqlFiles, type SqlFile } from './sql-files'
import { withMigrationLock } from './with-migration-lock'

export interface ApplyOptions extends SchemaHistory {
  /** postgres:// address; the database must exist. */
  url: string
  log: (line: string) => void
  /**
   * The last migration that is wanted; all of them when left out. Files of SQL describe the present tables, so earlier ones
   * stay without.
   */
  until?: string | undefined
}

/** What one run does: the migrations that are wanted, the missing ones of them, and the files of SQL that belong to the last. */
interface Run extends ApplyOptions {
  wanted: Migration[]
  pending: Migration[]
  files: SqlFile[] | undefined
}

/**
 * Brings the database up to the last migration and to the files of SQL; returns the names of the migrations it applied, none
 * when none was missing. The files are applied in the transaction of the last migration. Safe to run twice and from several
 * processes at once. Throws a MigrationError that says what failed and what to do.
 */
export async function applyMigrations(options: ApplyOptions): Promise<string[]> {
  const { url, log, until } = options
  return withMigrationLock({ url, log }, async (client) => {
    const all = await readMigrations(options.migrationsDir)
    const wanted = all.filter(({ name }) => !until || name <= until)
    const applied = new Set(await listApplied(client))
    const pending = wanted.filter(({ name }) => !applied.has(name))
    const files = wanted.length === all.length ? await readSqlFiles(options) : undefined
    const run = { ...options, wanted, pending, files }
    const names = await applyPending(run)
    await applyFiles(client, run)
    return names
  })
}

async function applyPending(run: Run): Promise<string[]> {
  const retried = await forgetUnfinished(run)
  const applied = await withEngine(
    run,
    (engine, migrationsList) => engine.applyMigrations({ migrationsList, filters: noFilters }),
    endWithFiles(run),
  ).catch(async (error: unknown) => {
    // The script was one transaction and was undone; said in the table, so that the next run is not a surprise.
    const failed = await forgetUnfinished({ ...run, log: () => undefined })
    throw new MigrationError(error, failed, retried)
  })
  for (const name of applied.appliedMigrationNames) run.log(`Migración aplicada: ${name}`)
  return applied.appliedMigrationNames
}

/** Adds the files of SQL to the transaction of the last migration, so that nobody sees new tables with old functions. */
function endWithFiles({ pending, files, log }: Run): RunScript {
  const last = pending.at(-1)
  return async (pool, script) => {
    if (!files || script !== last?.sql) return pool.query(script)
    const client = await pool.connect()
    // A connection cut in between is reported by the next query; without a listener it would end the process.
    const ignore = () => undefined
    client.on('error', ignore)
    try {
      const names = await inTransaction(client, async () => {
        await client.query(script)
        return applySqlFiles(client, files)
      })
      logFiles(names, log)
    } finally {
      client.off('error', ignore)
      client.release()
    }
  }
}

/** Applies the files that no migration took along. */
async function applyFiles(client: pg.Client, { files, log }: Run): Promise<void> {
  if (!files) return
  const names = await inTransaction(client, () => applySqlFiles(client, files)).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`No se pudieron aplicar los archivos de prisma/sql, y no se cambió nada: ${reason}`, {
      cause: error,
    })
  })
  logFiles(names, log)
}

function logFiles(names: readonly string[], log: (line: string) => void): void {
  for (const name of names) log(`SQL aplicado: prisma/sql/${name}`)
}

/** A migration that the database refused. The message is for the person who runs the command. */
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
function forgetUnfinished(run: Run): Promise<string[]> {
  const { log } = run
  return withEngine(run, async (engine, migrationsList) => {
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
  { url, migrationsDir, schemaDir, wanted }: Run,
  work: (engine: SchemaEngine, list: MigrationList) => Promise<T>,
  runScript?: RunScript,
): Promise<T> {
  const schema = await readSchemaFiles(schemaDir)
  const list = toMigrationList(migrationsDir, wanted)
  return withSchemaEngine({ url, schema, runScript }, (engine) => work(engine, list))
}
