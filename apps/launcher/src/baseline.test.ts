import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyMigrations } from '@oficio/db/migrate/apply-migrations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type History, type HistoryServer, query, startHistoryServer } from './testing/history'

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

describe('a baseline', () => {
  beforeEach(async () => {
    await history.write('20260102000000_shelves', 'CREATE TABLE shelves (id INT);')
  })

  const applyOld = (until?: string) => applyMigrations({ ...history, until })
  const names = async () =>
    (
      await query<{ name: string }>(
        history.url,
        'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1',
      )
    ).map(({ name }) => name)

  /** Replaces the two migrations by one, and adds another migration after it. */
  async function squash() {
    const old = ['20260101000000_init', '20260102000000_shelves']
    for (const name of old) await rm(join(history.migrationsDir, name), { recursive: true })
    await history.write(
      '20260102000001_baseline',
      'CREATE TABLE tools (id INT PRIMARY KEY, label TEXT NOT NULL); CREATE TABLE shelves (id INT);',
    )
    const file = join(history.migrationsDir, '20260102000001_baseline', 'replaces.txt')
    await writeFile(file, old.map((name) => `${name}\n`).join(''))
    await history.write('20260103000000_width', 'ALTER TABLE shelves ADD width INT;')
  }

  it('is marked as applied in a database at the last old migration, which keeps its rows', async () => {
    await applyOld()
    await query(history.url, "INSERT INTO tools VALUES (1, 'saw')")
    await squash()
    const lines: string[] = []
    expect(await applyMigrations({ ...history, log: (line) => lines.push(line) })).toEqual([
      '20260103000000_width',
    ])
    expect(lines[0]).toContain('20260102000001_baseline')
    expect(await query(history.url, 'SELECT * FROM tools')).toEqual([{ id: 1, label: 'saw' }])
    expect(await query(history.url, 'SELECT width FROM shelves')).toEqual([])
    expect(await applyMigrations(history)).toEqual([])
  })

  it('leaves the rows of the old migrations, so that the version before it still finds them applied', async () => {
    await applyOld()
    await squash()
    await applyMigrations(history)
    expect(await names()).toEqual([
      '20260101000000_init',
      '20260102000000_shelves',
      '20260102000001_baseline',
      '20260103000000_width',
    ])
  })

  it('is refused by a database at an earlier migration, with the version to go through, and changes nothing', async () => {
    await applyOld('20260101000000_init')
    await squash()
    await expect(applyMigrations(history)).rejects.toThrow(
      /desde 20260102000000_shelves.*termina en 20260102000000_shelves.*No se cambió nada/,
    )
    expect(await names()).toEqual(['20260101000000_init'])
    expect(await query(history.url, "SELECT to_regclass('shelves') AS made")).toEqual([{ made: null }])
  })

  it('is applied as any other migration to an empty database', async () => {
    await squash()
    expect(await applyMigrations(history)).toEqual(['20260102000001_baseline', '20260103000000_width'])
    expect(await names()).toEqual(['20260102000001_baseline', '20260103000000_width'])
  })

  it('is marked once by five starters at once', async () => {
    await applyOld()
    await squash()
    const runs = await Promise.all(Array.from({ length: 5 }, () => applyMigrations(history)))
    expect(runs.flat()).toEqual(['20260103000000_width'])
  })
})
