import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDb } from '@oficio/db/client'
import { applyMigrations } from '@oficio/db/migrate/apply-migrations'
import { migrateJobs } from '@oficio/db/migrate/migrate-jobs'
import pg from 'pg'
import { history } from '../../prisma/commands/history'
import { applyReferenceData } from '../../prisma/reference/apply'

const referenceDir = fileURLToPath(new URL('../../prisma/reference', import.meta.url))

/** Key of the advisory lock: any number that no other part of the product uses. */
const templateLock = 72_707_371

/**
 * Returns the name of a template database to clone, with all migrations, the job tables and the reference data. Nobody
 * may connect to it. Its name contains a hash of its content, so a permanent server reuses an unchanged one.
 */
export async function ensureTemplate(serverUrl: string): Promise<string> {
  const name = `oficio_template_${await fingerprint()}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    // If two runs start at once, the second waits and then finds the template.
    await client.query('SELECT pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (!rowCount) await makeTemplate(client, serverUrl, name)
    return name
  } finally {
    await client.end()
  }
}

async function makeTemplate(client: pg.Client, serverUrl: string, name: string): Promise<void> {
  const draft = `${name}_draft`
  await client.query(`DROP DATABASE IF EXISTS "${draft}" WITH (FORCE)`)
  await client.query(`CREATE DATABASE "${draft}"`)
  const url = new URL(serverUrl)
  url.pathname = `/${draft}`
  const log = () => undefined
  await applyMigrations({ ...history, url: url.href, log })
  await migrateJobs({ url: url.href, log })
  const db = createDb({ url: url.href, poolSize: 1 })
  await applyReferenceData(db)
  await db.$executeRawUnsafe('VACUUM ANALYZE')
  await db.$disconnect()
  await dropOldTemplates(client)
  // Renamed at the end, so that nobody uses an incomplete template.
  await client.query(`ALTER DATABASE "${draft}" RENAME TO "${name}"`)
  await client.query(`ALTER DATABASE "${name}" WITH ALLOW_CONNECTIONS false`)
}

/** Drops templates of earlier migrations, unless another run that may need one is active. */
async function dropOldTemplates(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(String.raw`
    SELECT datname AS name FROM pg_database
    WHERE datname LIKE 'oficio\_template\_%' AND NOT datallowconn
      AND NOT EXISTS (SELECT FROM pg_database WHERE datname LIKE 'oficio\_test\_%')`)
  for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS "${name}"`)
}

/** Returns a hash of everything that decides the content of the template. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of [history.migrationsDir, history.sqlDir, referenceDir]) {
    const names = await readdir(folder, {
      recursive: true,
      withFileTypes: true,
    })
    const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.sort()) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}
