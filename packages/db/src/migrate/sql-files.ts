import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { SchemaHistory } from './migration-files'
import { describeRefusal } from './refusal'

/** A file of prisma/sql: functions, triggers and views with their present text. */
export interface SqlFile {
  /** noun/name.sql */
  name: string
  sql: string
  checksum: string
  objects: string[]
  /** Whether tables call it, in an index for example, so that it has to exist before them. */
  isBeforeTables: boolean
}

/** A connection, or a pool of one. */
interface Queryable {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
}

/** A file that the database refused; the message names the file and the line. */
export class SqlFileError extends Error {}

const definition = /^ *CREATE (?:OR REPLACE )?(FUNCTION|TRIGGER|VIEW) "?(\w+)"?/gim

/** Returns what a text defines, as 'function fold_text', in the order of the text. */
const objectsIn = (sql: string): string[] =>
  [...sql.matchAll(definition)].map(([, kind = '', name]) => `${kind.toLowerCase()} ${name}`)

/**
 * Returns the files of `sqlDir` in the order in which they are applied: by noun, then by name. Throws when a folder is not
 * a noun, because its place in the order is unknown.
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

/** Returns the functions, triggers and views of the product's schema, named as `objectsIn` does. */
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
 * Returns the files that the database does not have as they are: their checksum differs from the one recorded when they were
 * applied, or an object of theirs is gone, for example with its table.
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

/** Applies the files that changed, in the transaction of the caller; returns their names. Throws a SqlFileError. */
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
