import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { BackupError } from './backup-error'
import { jobsVersion, listTables } from './catalogue'
import type { Manifest } from './manifest'
import { measureStream } from './measure-stream'

/**
 * Replaces the rows of the database by the rows of a backup, in one transaction, and verifies them against the
 * manifest. Throws a BackupError if a file is missing or damaged, or the tables differ.
 */
export async function loadRows(client: pg.Client, manifest: Manifest, folder: string): Promise<void> {
  const queue = await jobsVersion(client)
  if (manifest.jobsVersion > queue)
    throw new BackupError(
      `La cola de trabajos de la copia es de una versión posterior (${manifest.jobsVersion}, acá ${queue}).`,
    )
  await assertSameTables(client, manifest)
  const names = manifest.tables.map(({ name }) => name)
  await client.query('SET statement_timeout = 0')
  await client.query('BEGIN')
  const foreignKeys = await readForeignKeys(client, names)
  for (const { table, name } of foreignKeys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  // The rows already include the effects of the triggers.
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  // Migrations have already inserted rows into some tables.
  if (names.length) await client.query(`TRUNCATE ${names.join(', ')}`)
  for (const table of manifest.tables) await loadTable(client, table, folder)
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
  // Recreating the foreign keys checks all rows.
  for (const { table, name, definition } of foreignKeys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  for (const [name, last] of Object.entries(manifest.sequences))
    await client.query('SELECT setval($1::regclass, $2::bigint)', [name, last])
  await freeJobs(client)
  await client.query('COMMIT')
  await client.query('ANALYZE')
}

/** Table and column names become part of the SQL, so only existing names are allowed. */
async function assertSameTables(client: pg.Client, { tables }: Manifest): Promise<void> {
  const columnsByTable = new Map(
    (await listTables(client)).map(({ name, columns }) => [name, new Set(columns)]),
  )
  const unknown = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => !columnsByTable.get(name)?.has(column)).map((column) => `${name}.${column}`),
  )
  if (unknown.length > 0) throw new BackupError(`La copia tiene lo que acá no existe: ${unknown.join(', ')}`)
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

async function readForeignKeys(client: pg.Client, tables: readonly string[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY ($1::regclass[]) ORDER BY 1, 2`,
    [tables],
  )
  return rows
}

async function loadTable(
  client: pg.Client,
  { name, columns, file, rows, sha256 }: Manifest['tables'][number],
  folder: string,
): Promise<void> {
  const copyStream = client.query(from(`COPY ${name} (${columns.join(', ')}) FROM STDIN`))
  const { through, result } = measureStream()
  try {
    await pipeline(createReadStream(join(folder, file)), createGunzip(), through, copyStream)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(`No se pudo cargar ${file}: ${reason}`, error)
  }
  if (result().sha256 !== sha256 || copyStream.rowCount !== rows)
    throw new BackupError(`${file} no es como se guardó: la copia está dañada. No se restauró nada.`)
}

/**
 * Unlocks the jobs that a worker held when the backup was taken. That worker is gone, and other workers would wait
 * hours for the lock to expire.
 */
async function freeJobs(client: pg.Client): Promise<void> {
  for (const table of ['_private_jobs', '_private_job_queues'])
    await client.query(
      `UPDATE graphile_worker.${table} SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL`,
    )
}
