import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dumpDatabase } from '@oficio/db/backup/dump-database'
import type { Manifest } from '@oficio/db/backup/manifest'
import { restoreDatabase } from '@oficio/db/backup/restore-database'
import { createDb } from '@oficio/db/client'
import { applyMigrations } from '@oficio/db/migrate/apply-migrations'
import { readMigrations } from '@oficio/db/migrate/migration-files'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { testDatabase } from '@oficio/domain/testing/test-database'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { seedDemo } from '../seed/demo'
import { bringUpToDate } from './bring-up-to-date'
import { history } from './history'

const log = () => undefined
const migrations = await readMigrations(history.migrationsDir)
const baseline = migrations.find(({ replaces }) => replaces.length > 0)
if (!baseline) throw new Error('no migration replaces others')
const { name, replaces } = baseline
/** Names of the migrations after the baseline, which the test databases have, too. */
const later = migrations.map((migration) => migration.name).filter((migration) => migration > name)

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'oficio-baseline-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

/** Returns name, row count and checksum of every table. */
const rowsOf = ({ tables }: Manifest) => tables.map((table) => [table.name, table.rows, table.sha256])

/** Runs `work` on an empty database. */
async function withEmptyDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const { serverUrl, prefix } = inject('testDatabase')
  const database = `${prefix}baseline_${process.pid}`
  const server = createDb({ url: serverUrl, poolSize: 1 })
  try {
    await server.$executeRawUnsafe(`CREATE DATABASE "${database}" TEMPLATE template0`)
    const url = new URL(serverUrl)
    url.pathname = `/${database}`
    return await work(url.href)
  } finally {
    await server.$executeRawUnsafe(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`)
    await server.$disconnect()
  }
}

describe('a demo of the last version before the baseline', () => {
  let ctx: TestCtx
  let url: string
  let backup: Manifest
  const folder = () => join(dir, 'backup')

  // Restores the state of the last version before the baseline: rows of the old migrations, and no record of SQL files.
  beforeAll(async () => {
    ctx = await createTestContext({ isOneTransaction: true })
    url = (await testDatabase()).url
    await seedDemo(ctx)
    await ctx.db.$executeRaw`DELETE FROM _prisma_migrations`
    await ctx.db.$executeRaw`
      INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
      SELECT gen_random_uuid(), '', name, now(), 1 FROM unnest(${[...replaces, ...later]}::text[]) AS name`
    await ctx.db.$executeRaw`DROP TABLE _sql_files`
    backup = await dumpDatabase({ url, folder: folder() })
  })

  // Undoes the changes, because other test files of this process use the same database.
  afterAll(async () => {
    await bringUpToDate({ ...history, url, log })
    await ctx.db.$executeRaw`DELETE FROM _prisma_migrations WHERE migration_name = ANY (${replaces})`
    await createTestContext({ isOneTransaction: true })
  })

  it('is brought up to date with all of its rows', async () => {
    await bringUpToDate({ ...history, url, log })
    const applied = await ctx.db.$queryRaw<{ name: string }[]>`
      SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL`
    expect(applied.map((row) => row.name)).toContain(name)
    const after = await dumpDatabase({ url, folder: join(dir, 'after') })
    expect(rowsOf(after)).toEqual(rowsOf(backup))
    expect(await ctx.db.professional.count()).toBeGreaterThan(10)
  })

  it('has backups that this version restores', async () => {
    expect(backup.migrations).toEqual([...replaces, ...later])
    await withEmptyDatabase(async (empty) => {
      await restoreDatabase({ ...history, url: empty, folder: folder(), log })
      const restoredManifest = await dumpDatabase({ url: empty, folder: join(dir, 'restored') })
      expect(rowsOf(restoredManifest)).toEqual(rowsOf(backup))
      expect(restoredManifest.migrations).toContain(name)
    })
  })

  it('has a predecessor whose backups are refused with the version to go through', async () => {
    const older = join(dir, 'older')
    await cp(folder(), older, { recursive: true })
    const file = join(older, 'manifest.json')
    const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ ...manifest, migrations: [...replaces.slice(0, -1), ...later] }))
    await withEmptyDatabase(async (empty) => {
      const restore = restoreDatabase({ ...history, url: empty, folder: older, log })
      await expect(restore).rejects.toThrow(`la que termina en ${replaces.at(-1)}`)
    })
  })
})

/**
 * Checksum of what the old migrations created, read from a database that had them. PostgreSQL writes the definitions,
 * so another major version may word them differently. The old migrations are in the repository's history.
 */
const madeByOldMigrations = 'a00ad3f66ce7f40e1245f92b11835d9ef6034c1ae629c7d79fffac848a563823'

it('the baseline makes the tables, columns, constraints, indexes and types that the old migrations made', async () => {
  await withEmptyDatabase(async (url) => {
    await applyMigrations({ ...history, url, log, until: name })
    const db = createDb({ url, poolSize: 1 })
    const rows = await db.$queryRaw<{ text: string }[]>`
      SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS text FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace AND contypid = 0 AND contype <> 'n'
          AND conrelid <> '_sql_files'::regclass
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> '_sql_files'
      UNION ALL SELECT concat_ws(' ', table_name, column_name, udt_name, datetime_precision, is_nullable, column_default)
        FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_sql_files'
      UNION ALL SELECT concat_ws(' ', enumtypid::regtype, string_agg(enumlabel, ',' ORDER BY enumsortorder))
        FROM pg_enum GROUP BY enumtypid
      UNION ALL SELECT concat_ws(' ', 'search', maptokentype, mapdict::regdictionary)
        FROM pg_ts_config_map WHERE mapcfg = 'oficio'::regconfig
      UNION ALL SELECT extname FROM pg_extension
      ORDER BY 1`.finally(() => db.$disconnect())
    const text = rows.map((row) => row.text).join('\n')
    expect(createHash('sha256').update(text).digest('hex')).toBe(madeByOldMigrations)
  })
})
