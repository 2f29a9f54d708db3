import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm'
import type pg from 'pg'
import { listApplied } from './list-applied'
import type { RunScript } from './migration-adapter'
import {
  type Migration,
  readMigrations,
  readSchemaFiles,
  type SchemaHistory,
  toMigrationList,
} from './migration-files'
import { findReplacing, missingMigrationsText } from './replaced-migrations'
import { noFilters, withSchemaEngine } from './schema-engine'
import { applyRemainingSqlFiles, withSqlFiles } from './sql-beside-migrations'
import { readSqlFiles, type SqlFile } from './sql-files'
import { withMigrationLock } from './with-migration-lock'

export interface ApplyOptions extends SchemaHistory {
  /** postgres:// address; the database must exist. */
  url: string
  log: (line: string) => void
  /**
   * The last migration to apply; all if absent. SQL files are not applied then, because they fit only the latest
   * tables.
   */
  until?: string | undefined
}

interface Run extends ApplyOptions {
  selected: Migration[]
  /** The selected migrations that the database lacks. */
  pending: Migration[]
  files: SqlFile[]
  /** Whether the run reaches the latest tables, which the SQL files need. */
  isComplete: boolean
}

/** The options that Prisma's schema engine needs. */
type EngineOptions = Pick<Run, 'url' | 'migrationsDir' | 'schemaDir' | 'selected' | 'log'>

/**
 * Applies all pending migrations and changed SQL files. Returns the names of the applied migrations. In a database that
 * has all migrations that a baseline replaces, the baseline is only marked as applied. Safe to repeat and to run in
 * several processes at once. Throws an error that says what failed and what to do.
 */
export async function applyMigrations(options: ApplyOptions): Promise<string[]> {
  const { url, log, until } = options
  return withMigrationLock({ url, log }, async (client) => {
    const all = await readMigrations(options.migrationsDir)
    const selected = all.filter(({ name }) => !until || name <= until)
    await adoptBaseline(client, { ...options, selected })
    const applied = new Set(await listApplied(client))
    const pending = selected.filter(({ name }) => !applied.has(name))
    const knownNames = new Set(all.flatMap(({ name, replaces }) => [name, ...replaces]))
    const newer = [...applied].filter((name) => !knownNames.has(name))
    if (newer.length > 0)
      log(`La base es de una versión posterior (${newer.join(', ')}): sus funciones y triggers no se tocan.`)
    const files = await readSqlFiles(options)
    const isComplete = selected.length === all.length && newer.length === 0
    const run = { ...options, selected, pending, files, isComplete }
    const names = await applyPending(run)
    await applyRemainingSqlFiles(client, run)
    return names
  })
}

/**
 * Marks the baseline as applied in a database that has all migrations that it replaces. Throws if the database has only
 * some of them, because this version does not contain the others.
 */
async function adoptBaseline(client: pg.Client, options: EngineOptions): Promise<void> {
  const replacing = findReplacing(await listApplied(client), options.selected)
  if (!replacing) return
  if (replacing.missing.length > 0)
    throw new Error(
      `La base de datos es de una versión anterior. ${missingMigrationsText(replacing)} Ejecutá su «npm run db:migrate» y después el de esta. No se cambió nada.`,
    )
  const migrationName = replacing.baseline.name
  await withEngine(options, (engine, migrationsList) =>
    engine.markMigrationApplied({ migrationsList, migrationName }),
  )
  options.log(`La base ya tiene todo lo que reúne ${migrationName}: queda como aplicada.`)
}

async function applyPending(run: Run): Promise<string[]> {
  const retriedNames = await forgetUnfinished(run)
  const applied = await withEngine(
    run,
    (engine, migrationsList) => engine.applyMigrations({ migrationsList, filters: noFilters }),
    withSqlFiles(run),
  ).catch(async (error: unknown) => {
    // The script ran in one transaction and was rolled back. Records that in Prisma's table, so that the next run can
    // retry.
    const failed = await forgetUnfinished({ ...run, log: () => undefined })
    throw new MigrationError(error, failed, retriedNames)
  })
  for (const name of applied.appliedMigrationNames) run.log(`Migración aplicada: ${name}`)
  return applied.appliedMigrationNames
}

/** A failed migration. The message is for the person who runs the command. */
class MigrationError extends Error {
  constructor(cause: unknown, failed: string[], retriedNames: string[]) {
    const name = failed.join(', ')
    const reason = cause instanceof Error ? cause.message : String(cause)
    const hint = failed.some((migration) => retriedNames.includes(migration))
      ? 'Una ejecución anterior se cortó mientras la aplicaba. Si sus cambios ya están en la base, marcala como ' +
        `aplicada: UPDATE _prisma_migrations SET finished_at = now(), rolled_back_at = NULL WHERE migration_name = '${name}'.`
      : 'La migración se deshizo entera: corregí su migration.sql, o los datos que la impiden, y volvé a ejecutar.'
    super(`No se pudo aplicar la migración ${name}: ${reason}\n${hint}`, { cause })
    this.name = 'MigrationError'
  }
}

/**
 * Marks interrupted migrations as rolled back, so that they are applied again. A killed process leaves its migration as
 * "started" in Prisma's table, which would block the next run. The server has rolled the script back, because each
 * script runs in one transaction. Returns the names.
 */
function forgetUnfinished(options: EngineOptions): Promise<string[]> {
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
  { url, migrationsDir, schemaDir, selected }: EngineOptions,
  work: (engine: SchemaEngine, list: MigrationList) => Promise<T>,
  runScript?: RunScript,
): Promise<T> {
  const schema = await readSchemaFiles(schemaDir)
  const list = toMigrationList(migrationsDir, selected)
  return withSchemaEngine({ url, schema, runScript }, (engine) => work(engine, list))
}
