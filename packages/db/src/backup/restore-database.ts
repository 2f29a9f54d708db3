import pg from 'pg'
import { type ApplyOptions, applyMigrations } from '../migrate/apply-migrations'
import { listApplied } from '../migrate/list-applied'
import { migrateJobs } from '../migrate/migrate-jobs'
import { type Migration, readMigrations } from '../migrate/migration-files'
import { findReplacing, missingMigrationsText, normalizeHistory } from '../migrate/replaced-migrations'
import { BackupError } from './backup-error'
import { jobsVersion } from './catalogue'
import { loadRows } from './load-rows'
import { type Manifest, readManifest } from './manifest'

interface RestoreOptions extends ApplyOptions {
  folder: string
}

/**
 * Restores a backup into an empty database: all rows or none. First creates the tables as they were at the time of the
 * backup, loads the rows, and then applies newer migrations. So a newer version of the product can restore an older
 * backup. Returns the manifest. Throws a BackupError with the reason.
 */
export async function restoreDatabase({ folder, ...options }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const ownMigrations = await readMigrations(options.migrationsDir)
  const migrations = normalizeHistory(manifest.migrations, ownMigrations)
  assertKnown(migrations, ownMigrations)
  await withClient(options.url, (client) => assertEmpty(client, { manifest, migrations, ownMigrations }))
  await applyMigrations({ ...options, until: migrations.at(-1) })
  await migrateJobs(options)
  await withClient(options.url, (client) => loadRows(client, manifest, folder))
  await applyMigrations(options)
  return manifest
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url, application_name: 'oficio-restore' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function assertKnown(migrations: readonly string[], ownMigrations: readonly Migration[]): void {
  const names = ownMigrations.map(({ name }) => name)
  const expected = names.filter((name) => name <= (migrations.at(-1) ?? ''))
  if (expected.join() === migrations.join()) return
  const replacing = findReplacing(migrations, ownMigrations)
  if (replacing)
    throw new BackupError(
      `La copia es de una versión anterior. ${missingMigrationsText(replacing)} Restaurala con esa y hacé otra copia.`,
    )
  const unknown = migrations.filter((name) => !names.includes(name))
  throw new BackupError(
    `La copia es de otra versión de este programa (migraciones que acá no están: ${unknown.join(', ') || 'ninguna; faltan otras'}). Restaurala con esa versión o una posterior.`,
  )
}

/** Refuses a database with accounts or newer tables, because a restore never merges with or replaces existing data. */
async function assertEmpty(
  client: pg.Client,
  {
    manifest,
    migrations,
    ownMigrations,
  }: { manifest: Manifest; migrations: string[]; ownMigrations: Migration[] },
): Promise<void> {
  const { jobsVersion: queue } = manifest
  const applied = await listApplied(client)
  if (applied.length > 0) {
    const { rows } = await client.query<{ has: boolean }>('SELECT EXISTS (SELECT FROM public.users) AS has')
    if (rows[0]?.has)
      throw new BackupError('La base de datos ya tiene cuentas: una copia se restaura en una base vacía.')
    if (normalizeHistory(applied, ownMigrations).join() !== migrations.join())
      throw new BackupError('La base de datos ya tiene tablas de otra versión: usá una base vacía.')
  }
  if ((await jobsVersion(client)) > queue)
    throw new BackupError('La cola de trabajos de la base es de una versión posterior: usá una base vacía.')
}
