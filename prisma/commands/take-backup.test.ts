import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { dumpDatabase } from '@oficio/db/backup/dump-database'
import { restoreDatabase } from '@oficio/db/backup/restore-database'
import { createDb, type Db } from '@oficio/db/client'
import { applyMigrations } from '@oficio/db/migrate/apply-migrations'
import { photoFileKey } from '@oficio/domain/photos/photo-keys'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { memoryFiles } from '@oficio/domain/testing/fakes'
import { longIt } from '@oficio/domain/testing/long-form'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { testDatabase } from '@oficio/domain/testing/test-database'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { history as productHistory } from './history'
import { restoreBackup, takeBackup } from './take-backup'

const log = () => undefined
const settings = { ...productHistory, log }

let ctx: TestCtx
let url: string
let dir: string
const openedDatabases: { name: string; db: Db }[] = []

beforeEach(async () => {
  ctx = await createTestContext()
  url = (await testDatabase()).url
  dir = await mkdtemp(join(tmpdir(), 'oficio-backup-'))
})
afterEach(async () => {
  await rm(dir, { recursive: true, force: true })
  for (const { name, db } of openedDatabases.splice(0)) {
    await db.$disconnect()
    await ctx.db.$executeRawUnsafe(`DROP DATABASE "${name}" WITH (FORCE)`)
  }
})

/** Creates an empty database, or a copy of `template`, which already has our tables but no accounts. */
async function emptyDatabase(template = 'template0'): Promise<{ url: string; db: Db }> {
  const name = `${inject('testDatabase').prefix}restored_${process.pid}_${openedDatabases.length}`
  await ctx.db.$executeRawUnsafe(`CREATE DATABASE "${name}" TEMPLATE "${template}"`)
  const address = new URL(url)
  address.pathname = `/${name}`
  const db = createDb({ url: address.href, poolSize: 2 })
  openedDatabases.push({ name, db })
  return { url: address.href, db }
}

const backupNow = () => takeBackup({ ...ctx, url, dir, now: ctx.clock.now() })

describe('a backup', () => {
  it('is recorded in the database once it is complete', async () => {
    await backupNow()
    expect(await ctx.db.backup.findMany()).toMatchObject([{ takenAt: ctx.clock.now() }])
  })

  it('names the owner that a folder it may not write has to have', async () => {
    const occupied = join(dir, 'file')
    await writeFile(occupied, '')
    const backup = takeBackup({ ...ctx, url, dir: join(occupied, 'backups'), now: ctx.clock.now() })
    await expect(backup).rejects.toThrow(/No se puede escribir en .*install -d -o/)
  })

  const odd = 'Ñandú\t«tabs»\nlíneas \\N \\. \u0001 "comillas" 👩🏽‍🔧'

  it('brings back every row, file, rule and counted number, and nobody holds a job any more', async () => {
    await buildProfessional(ctx, { user: { firstName: odd, lastName: '' } })
    const photo = { ownerKey: 'x', width: 1, height: 1, bytes: 1, sha256: 'x', createdAt: ctx.clock.now() }
    const id = ctx.ids.next()
    await ctx.db.photo.create({ data: { id, ...photo } })
    await ctx.db.photo.create({ data: { id: ctx.ids.next(), state: 'removing', ...photo } })
    await ctx.files.put(photoFileKey(id, 'full'), Buffer.from('picture'), 'image/webp')
    await ctx.db.$executeRaw`SELECT graphile_worker.add_job('odd', json_build_object('said', ${odd}::text))`
    await ctx.db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'gone'`
    const backup = await backupNow()
    expect(backup.files).toEqual({ count: 1, missing: [photoFileKey(id, 'thumb')] })

    const other = await emptyDatabase()
    const files = memoryFiles()
    const restoredManifest = await restoreBackup({ ...other, files, folder: backup.folder }, settings)
    expect(restoredManifest.files).toEqual(backup.files)
    expect((await files.get(photoFileKey(id, 'full')))?.type).toBe('image/webp')
    expect(await other.db.user.findFirst({ select: { firstName: true } })).toEqual({ firstName: odd })
    expect(await rulesOf(other.db)).toEqual(await rulesOf(ctx.db))
    await expect(other.db.provincia.deleteMany()).rejects.toThrow()
    expect(
      await other.db.$queryRaw`SELECT locked_by FROM graphile_worker._private_jobs`,
      'a job that somebody held waits again',
    ).toEqual([{ locked_by: null }])

    await ctx.db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL`
    // A backup does not contain its own record, which is written after it is complete.
    await ctx.db.backup.deleteMany()
    const before = await dumpDatabase({ url, folder: join(dir, 'before') })
    const after = await dumpDatabase({ url: other.url, folder: join(dir, 'after') })
    expect(sums(after.tables)).toEqual(sums(before.tables))
    expect(after.sequences).toEqual(before.sequences)
  })

  it('holds one moment: what is written meanwhile is all in it, or not at all', async () => {
    await buildUser(ctx)
    const manifest = await dumpDatabase({
      url,
      folder: join(dir, 'moment'),
      inSnapshot: async () => void (await buildUser(ctx)),
    })
    expect(await ctx.db.user.count()).toBe(2)
    expect(manifest.tables.find(({ name }) => name === 'public.users')?.rows).toBe(1)
  })

  it('does not count when it was cut short, and is removed with the next one', async () => {
    await mkdir(join(dir, 'oficio-2026.partial', 'database'), { recursive: true })
    const { folder } = await backupNow()
    expect((await readdir(dir)).map((name) => join(dir, name))).toEqual([folder])
    await rm(join(folder, 'files.json'))
    const target = { ...(await emptyDatabase()), files: memoryFiles(), folder }
    await expect(restoreBackup(target, settings)).rejects.toThrow('files.json')
  })

  longIt('is refused whole when it is damaged; a sound backup then fits into the same database', async () => {
    await buildUser(ctx)
    const { folder } = await backupNow()
    const file = join(folder, 'database', 'public.users.copy.gz')
    const sound = await readFile(file)
    const target = { ...(await emptyDatabase(inject('testDatabase').template)), files: memoryFiles(), folder }
    await writeFile(file, sound.subarray(0, sound.length - 20))
    await expect(restoreBackup(target, settings)).rejects.toThrow('public.users.copy.gz')
    await writeFile(file, gzipSync(''))
    await expect(restoreBackup(target, settings)).rejects.toThrow('dañada')
    expect(await target.db.user.count()).toBe(0)
    await writeFile(file, sound)
    await restoreBackup(target, settings)
    expect(await target.db.user.count()).toBe(1)
    await expect(restoreBackup(target, settings), 'never over what is there').rejects.toThrow(
      'ya tiene cuentas',
    )
  })
})

describe('a backup of another version', () => {
  const makeHistory = async () => {
    const migrationsDir = join(dir, 'migrations')
    const schemaDir = join(dir, 'schema')
    const sqlDir = join(dir, 'sql')
    for (const folder of [schemaDir, sqlDir]) await mkdir(folder, { recursive: true })
    const model = 'model Tool {\n id Int @id\n label String\n @@map("tools")\n}\n'
    await writeFile(join(schemaDir, 'main.prisma'), `datasource db {\n provider = "postgresql"\n}\n${model}`)
    const write = async (name: string, sql: string) => {
      await mkdir(join(migrationsDir, name), { recursive: true })
      await writeFile(join(migrationsDir, name, 'migration.sql'), sql)
    }
    await write(
      '20260101000000_init',
      `CREATE TABLE "tools" ("id" INTEGER NOT NULL, "label" TEXT NOT NULL, CONSTRAINT "tools_pkey" PRIMARY KEY ("id"));
       INSERT INTO "tools" VALUES (1, 'of the migration');`,
    )
    return { migrationsDir, schemaDir, sqlDir, nouns: [], log, write }
  }

  it('runs the migrations that are missing, and is refused when it is newer than the code', async () => {
    const { write, ...history } = await makeHistory()
    const old = await emptyDatabase()
    await applyMigrations({ ...history, url: old.url })
    await old.db.$executeRaw`INSERT INTO tools VALUES (2, 'martillo')`
    await dumpDatabase({ url: old.url, folder: join(dir, 'old') })

    await write('20260102000000_louder', 'UPDATE "tools" SET "label" = upper("label");')
    const next = await emptyDatabase()
    await restoreDatabase({ ...history, url: next.url, folder: join(dir, 'old') })
    expect(await next.db.$queryRaw`SELECT * FROM tools ORDER BY id`).toEqual([
      { id: 1, label: 'OF THE MIGRATION' },
      { id: 2, label: 'MARTILLO' },
    ])

    await dumpDatabase({ url: next.url, folder: join(dir, 'next') })
    await rm(join(history.migrationsDir, '20260102000000_louder'), { recursive: true })
    const { url: third } = await emptyDatabase()
    await expect(restoreDatabase({ ...history, url: third, folder: join(dir, 'next') })).rejects.toThrow(
      '20260102000000_louder',
    )
  })
})

const sums = (tables: readonly { name: string; rows: number; sha256: string }[]) =>
  tables.map(({ name, rows, sha256 }) => [name, rows, sha256])

/** Returns the foreign keys, and the triggers with their state (enabled or disabled). */
const rulesOf = (db: Db) => db.$queryRaw`
  SELECT conrelid::regclass::text AS on, conname AS name, pg_get_constraintdef(oid) AS rule, convalidated::text AS acts
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL
  SELECT tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled::text
    FROM pg_trigger WHERE NOT tgisinternal
  ORDER BY 1, 2`
