import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One file of the Prisma schema: path as shown in error messages, content as text. */
export interface SchemaFile {
  path: string
  content: string
}

/** One step of the schema's history: the folder's name (timestamp_name) and its SQL. */
export interface Migration {
  name: string
  sql: string
  /** The migrations before it that it makes unnecessary, from its replaces.txt; none for all but a baseline. */
  replaces: string[]
}

/** Where the description of the database is: the tables, how they came to be, and the SQL beside them. */
export interface SchemaHistory {
  /** Folder of timestamp_name/migration.sql. */
  migrationsDir: string
  /** Folder of *.prisma. */
  schemaDir: string
  /** Folder of noun/name.sql: functions, triggers and views. */
  sqlDir: string
  /** The order of the folders of `sqlDir`. */
  nouns: readonly string[]
}

const lockFile = { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' }

/** Returns every *.prisma file below `schemaDir`, in the order of their names. */
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
 * Returns the migrations of `migrationsDir`, oldest first; an empty list when the folder does not exist yet.
 * Throws when a migration's folder has no migration.sql, because skipping it would leave a hole in the history.
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
 * Puts migrations into the shape in which Prisma's engine takes them. In a shadow database `first` runs before them: the
 * functions that tables call.
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
