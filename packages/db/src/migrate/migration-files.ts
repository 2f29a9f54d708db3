import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of the Prisma schema. `path` appears in error messages. */
export interface SchemaFile {
  path: string
  content: string
}

/** A migration: the name of its folder (timestamp_name) and its SQL. */
export interface Migration {
  name: string
  sql: string
  /** The earlier migrations that it replaces, from its replaces.txt; empty unless it is a baseline. */
  replaces: string[]
}

/** The folders that describe the database: Prisma schema, migrations, and SQL files. */
export interface SchemaHistory {
  /** Folder with timestamp_name/migration.sql. */
  migrationsDir: string
  /** Folder with *.prisma. */
  schemaDir: string
  /** Folder with noun/name.sql: functions, triggers and views. */
  sqlDir: string
  /** The order in which the folders of `sqlDir` are applied. */
  nouns: readonly string[]
}

const lockFile = { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' }

/** Returns all *.prisma files below `schemaDir`, sorted by name. */
export async function readSchemaFiles(schemaDir: string): Promise<SchemaFile[]> {
  const names = (await readdir(schemaDir, { recursive: true })).filter((name) => name.endsWith('.prisma'))
  return Promise.all(
    names.sort().map(async (name) => {
      const path = join(schemaDir, name)
      return { path, content: await readFile(path, 'utf8') }
    }),
  )
}

/**
 * Returns the migrations of `migrationsDir`, oldest first; an empty list if the folder does not exist yet. Throws if a
 * migration's folder has no migration.sql, because skipping it would leave a gap in the history.
 */
export async function readMigrations(migrationsDir: string): Promise<Migration[]> {
  const entries = await readdir(migrationsDir, { withFileTypes: true }).catch(emptyWhenMissing)
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      sql: await readFile(join(migrationsDir, name, 'migration.sql'), 'utf8'),
      replaces: await readReplaced(join(migrationsDir, name, 'replaces.txt')),
    })),
  )
}

async function readReplaced(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').filter((line) => line !== '')
}

/**
 * Returns the migrations in the shape that Prisma's schema engine expects. In a shadow database, `first` runs before
 * them: the functions that tables call.
 */
export function toMigrationList(migrationsDir: string, migrations: Migration[], first = '') {
  return {
    baseDir: migrationsDir,
    lockfile: lockFile,
    shadowDbInitScript: first,
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
    })),
  }
}

function emptyWhenMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return []
  throw error
}
