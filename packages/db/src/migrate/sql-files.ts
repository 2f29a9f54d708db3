import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { SchemaHistory } from './migration-files'
import { describeRefusal } from './refusal'

/** A file of prisma/sql with the current text of functions, triggers or views. */
export interface SqlFile {
  /** Path below prisma/sql: noun/name.sql. */
  name: string
  sql: string
  checksum: string
  objects: string[]
  /** Whether tables call it, for example in an index, so that it must be applied before them. */
  isBeforeTables: boolean
}

/** A connection or a pool. */
interface Queryable {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
}

/** The database refused a file. The message names the file and the line. */
export class SqlFileError extends Error {}

const definition = /^ *CREATE (?:OR REPLACE )?(FUNCTION|TRIGGER|VIEW) "?(\w+)"?/gim

/** Returns the objects that a text defines, such as 'function fold_text', in order. */
const objectsIn = (sql: string): string[] =>
  [...sql.matchAll(definition)].map(([, kind = '', name]) => `${kind.toLowerCase()} ${name}`)

/**
 * Returns the files of `sqlDir` in the order of application: by noun, then by name. Throws if a folder is not a known
 * noun, because its position in the order is unknown.
 */
export async function readSqlFiles({
  sqlDir,
  nouns,
}: Pick<SchemaHistory, 'sqlDir' | 'nouns'>): Promise<SqlFile[]> {
  const folders = (await readdir(sqlDir, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const unknown = folders.filter(({ name }) => !nouns.includes(name)).map(({ name }) => name)
  if (unknown.length > 0) throw new Error(`prisma/sql: no noun is called ${unknown.join(', ')}`)
  const present = nouns.filter((noun) => folders.some(({ name }) => name === noun))
  const files = await Promise.all(present.map((noun) => readFolder(sqlDir, noun)))
  return files.flat()
}

async function readFolder(sqlDir: string, noun: string): Promise<SqlFile[]> {
  const names = (await readdir(join(sqlDir, noun))).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(sqlDir, noun, name), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      const isBeforeTables = sql.startsWith('-- Before the tables')
      return { name: `${noun}/${name}`, sql, checksum, objects: objectsIn(sql), isBeforeTables }
    }),
  )
}

/** Returns the functions, triggers and views of the product's schema, with names in the format of `objectsIn`. */
export async function listSqlObjects(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(`
    SELECT kind || ' ' || name AS name FROM (
      SELECT 'function' AS kind, proname AS name, oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      UNION ALL
      SELECT 'view', relname, oid FROM pg_class
        WHERE relkind IN ('v', 'm') AND relnamespace = 'public'::regnamespace
      UNION ALL
      SELECT 'trigger', tgname, trigger.oid FROM pg_trigger trigger JOIN pg_class ON pg_class.oid = tgrelid
        WHERE NOT tgisinternal AND relnamespace = 'public'::regnamespace
    ) object
    WHERE NOT EXISTS (SELECT FROM pg_depend WHERE objid = object.oid AND deptype = 'e')
    ORDER BY 1`)
  return rows.map(({ name }) => name)
}

/**
 * Returns the files that must be applied again: their checksum differs from the recorded one, or one of their objects
 * is missing, for example because its table was dropped.
 */
export async function findChangedSqlFiles(db: Queryable, files: readonly SqlFile[]): Promise<SqlFile[]> {
  const { rows: table } = await db.query<{ exists: boolean }>(
    "SELECT to_regclass('public._sql_files') IS NOT NULL AS exists",
  )
  const recordedFiles = table[0]?.exists
    ? (await db.query<{ name: string; checksum: string }>('SELECT name, checksum FROM _sql_files')).rows
    : []
  const checksums = new Map(recordedFiles.map(({ name, checksum }) => [name, checksum]))
  const existing = new Set(await listSqlObjects(db))
  return files.filter(
    ({ name, checksum, objects }) =>
      checksums.get(name) !== checksum || objects.some((object) => !existing.has(object)),
  )
}

const prepare = (db: Queryable) =>
  db.query(`CREATE TABLE IF NOT EXISTS _sql_files (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)

export async function forgetOtherSqlFiles(db: Queryable, files: readonly SqlFile[]): Promise<void> {
  await prepare(db)
  await db.query('DELETE FROM _sql_files WHERE name <> ALL ($1)', [files.map(({ name }) => name)])
}

/** Applies the changed files in the caller's transaction. Returns their names. Throws a SqlFileError. */
export async function applySqlFiles(db: Queryable, files: readonly SqlFile[]): Promise<string[]> {
  if (files.length === 0) return []
  await prepare(db)
  const changed = await findChangedSqlFiles(db, files)
  for (const { name, sql, checksum } of changed) {
    await db.query(sql).catch((error: pg.DatabaseError) => {
      throw new SqlFileError(describeRefusal(error, { sql, file: `prisma/sql/${name}` }), { cause: error })
    })
    await db.query(
      `INSERT INTO _sql_files (name, checksum) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
      [name, checksum],
    )
  }
  return changed.map(({ name }) => name)
}
