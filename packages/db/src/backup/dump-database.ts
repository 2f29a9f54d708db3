import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { listApplied } from '../migrate/list-applied'
import { jobsVersion, type KeptTable, listTables, readSequences } from './catalogue'
import { type Manifest, manifestFile } from './manifest'
import { measureStream } from './measure-stream'

interface DumpOptions {
  url: string
  /** Created by this call, without permissions for other users of the machine. */
  folder: string
  /** Reads other data of exactly the same snapshot, on the same connection. */
  inSnapshot?: (client: pg.Client) => Promise<void>
}

/**
 * Writes a consistent snapshot of all rows to a folder, while others read and write: a compressed file for each table,
 * and a manifest. Needs no program other than PostgreSQL. Returns the manifest when everything is flushed to the disk.
 */
export async function dumpDatabase({ url, folder, inSnapshot }: DumpOptions): Promise<Manifest> {
  const client = new pg.Client({ connectionString: url, application_name: 'oficio-backup' })
  // Ignored here, because the pending query also fails when the connection breaks.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const tables = await lockTables(client)
    const takenAt = new Date().toISOString()
    await inSnapshot?.(client)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const dumpedTables: Manifest['tables'] = []
    for (const table of tables) dumpedTables.push(await dumpTable(client, table, folder))
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
    const manifest: Manifest = {
      format: 1,
      takenAt,
      postgres: rows[0]?.server_version ?? '',
      migrations: await listApplied(client),
      jobsVersion: await jobsVersion(client),
      // Read last, because sequences ignore transactions: the values are at least as high as the ids of the rows.
      sequences: await readSequences(client),
      tables: dumpedTables,
    }
    const text = `${JSON.stringify(manifest, null, 2)}\n`
    await writeFile(join(folder, manifestFile), text, { mode: 0o600, flush: true })
    return manifest
  } finally {
    await client.end()
  }
}

/** Returns the tables and locks them, so that no migration can change them until the end of the dump. */
async function lockTables(client: pg.Client): Promise<KeptTable[]> {
  const tables = await listTables(client)
  if (tables.length) await client.query(`LOCK TABLE ${namesOf(tables)} IN ACCESS SHARE MODE`)
  return tables
}

const namesOf = (tables: readonly KeptTable[]): string => tables.map(({ name }) => name).join(', ')

async function dumpTable(
  client: pg.Client,
  { name, columns }: KeptTable,
  folder: string,
): Promise<Manifest['tables'][number]> {
  const rows = client.query(to(`COPY ${name} (${columns.join(', ')}) TO STDOUT`))
  const { through, result } = measureStream()
  const file = `${name.replaceAll('"', '')}.copy.gz`
  await pipeline(
    rows,
    through,
    createGzip({ level: 6 }),
    createWriteStream(join(folder, file), { mode: 0o600, flush: true }),
  )
  return { name, columns, file, rows: rows.rowCount ?? 0, ...result() }
}
