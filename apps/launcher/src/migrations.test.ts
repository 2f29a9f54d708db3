import { readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { applyMigrations } from '@oficio/db/migrate/apply-migrations'
import { diffSchema } from '@oficio/db/migrate/diff-schema'
import { migrateJobs } from '@oficio/db/migrate/migrate-jobs'
import { writeMigration } from '@oficio/db/migrate/write-migration'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type History, type HistoryServer, query, startHistoryServer } from './testing/history'

const prisma = resolve(import.meta.dirname, '../../../prisma')

// The migration runner is in packages/db. Its tests are here because they need their own database server.
let scene: HistoryServer
let history: History
beforeAll(async () => {
  scene = await startHistoryServer()
})
afterAll(() => scene?.stop())
beforeEach(async () => {
  history = await scene.makeHistory()
})

describe('migrations', () => {
  it('are applied once, and a second run finds nothing to do', async () => {
    expect(await applyMigrations(history)).toEqual(['20260101000000_init'])
    expect(await applyMigrations(history)).toEqual([])
    expect(await query(history.url, "SELECT shout('hola')")).toEqual([{ shout: 'HOLA;' }])
  })

  it('applied by five starters at once are applied once', async () => {
    const runs = await Promise.all(Array.from({ length: 5 }, () => applyMigrations(history)))
    expect(runs.flat()).toEqual(['20260101000000_init'])
  })

  it('are not written for an unchanged schema, though Prisma models neither the index nor the constraint', async () => {
    expect(await writeMigration({ ...history, name: 'nothing', now: new Date() })).toBeNull()
    expect(await readdir(history.migrationsDir)).toEqual(['20260101000000_init'])
  })

  it('are written for a changed schema, and then lead to it', async () => {
    const change = 'model Shelf {\n id Int @id\n @@map("shelves")\n}\n'
    await writeFile(join(history.schemaDir, 'shelf.prisma'), change)
    const file = await writeMigration({
      ...history,
      name: 'add_shelves',
      now: new Date('2026-02-03T04:05:06Z'),
    })
    expect(file).toContain('20260203040506_add_shelves')
    expect(await diffSchema(history)).toBe('')
    expect(await applyMigrations(history)).toEqual(['20260101000000_init', '20260203040506_add_shelves'])
  })

  it('leave no throw-away database behind', async () => {
    await diffSchema(history)
    expect(await query(history.url, "SELECT FROM pg_database WHERE datname LIKE 'shadow%'")).toEqual([])
  })

  it("report the server's message after a failure, change nothing, and run once they are corrected", async () => {
    await history.write('20260102000000_bad', 'CREATE TABLE half (id INT);\nSELECT nope();')
    await expect(applyMigrations(history)).rejects.toThrow(/20260102000000_bad: function nope\(\).*línea 2/)
    expect(await query(history.url, "SELECT to_regclass('half') AS half")).toEqual([{ half: null }])
    await history.write('20260102000000_bad', 'CREATE TABLE half (id INT);')
    expect(await applyMigrations(history)).toEqual(['20260102000000_bad'])
  })

  it('interrupted by a kill are applied again', async () => {
    await applyMigrations({ ...history })
    await history.write('20260102000000_cut', 'CREATE TABLE cut (id INT);')
    await query(
      history.url,
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, applied_steps_count)
       VALUES ('x', 'x', '20260102000000_cut', 0)`,
    )
    expect(await applyMigrations(history)).toEqual(['20260102000000_cut'])
  })

  it("live beside graphile-worker's tables, which the difference does not see", async () => {
    await applyMigrations(history)
    await migrateJobs(history)
    await migrateJobs(history)
    expect(
      await query(history.url, "SELECT to_regclass('graphile_worker.jobs') IS NOT NULL AS made"),
    ).toEqual([{ made: true }])
    expect(await diffSchema(history)).toBe('')
  })
})

it("the product's migrations lead exactly to the product's schema", async () => {
  const difference = await diffSchema({
    url: scene.server.url,
    migrationsDir: join(prisma, 'migrations'),
    schemaDir: join(prisma, 'schema'),
    sqlDir: join(prisma, 'sql'),
    nouns: await readdir(join(prisma, 'sql')),
  })
  expect(difference).toBe('')
})
