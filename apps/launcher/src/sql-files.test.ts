import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { applyMigrations } from '@oficio/db/migrate/apply-migrations'
import { diffSchema } from '@oficio/db/migrate/diff-schema'
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

describe('files of SQL', () => {
  const functionOf = (name: string, result: string) =>
    `CREATE OR REPLACE FUNCTION ${name}() RETURNS TEXT LANGUAGE sql RETURN ${result};`
  const foldedFunction = `CREATE OR REPLACE FUNCTION folded(word TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE RETURN lower(word);`
  const applied = async () =>
    (await query<{ name: string }>(history.url, 'SELECT name FROM _sql_files ORDER BY name')).map(
      ({ name }) => name,
    )

  it('are applied by noun after the migrations, each again only when its text changes', async () => {
    const lines: string[] = []
    const run = () => applyMigrations({ ...history, log: (line) => lines.push(line) })
    await history.writeSql('shelves/a.sql', functionOf('label', "tool() || '!'"))
    await history.writeSql('tools/z.sql', functionOf('tool', "shout('saw')"))
    await run()
    expect(await query(history.url, 'SELECT label()')).toEqual([{ label: 'SAW;!' }])
    expect(lines.filter((line) => line.startsWith('SQL'))).toEqual([
      'SQL aplicado: prisma/sql/tools/z.sql',
      'SQL aplicado: prisma/sql/shelves/a.sql',
    ])
    lines.length = 0
    await run()
    expect(lines).toEqual([])
    await history.writeSql('tools/z.sql', functionOf('tool', "shout('axe')"))
    await run()
    expect(lines).toEqual(['SQL aplicado: prisma/sql/tools/z.sql'])
    expect(await query(history.url, 'SELECT label()')).toEqual([{ label: 'AXE;!' }])
  })

  it('change in the same transaction as the tables: both or neither', async () => {
    await history.writeSql('tools/counted.sql', functionOf('counted', 'count(*)::text FROM tools'))
    await expect(applyMigrations(history)).rejects.toThrow(/línea 1 de prisma\/sql\/tools\/counted\.sql/)
    expect(await query(history.url, "SELECT to_regclass('tools') AS made")).toEqual([{ made: null }])
    await history.writeSql('tools/counted.sql', functionOf('counted', '(SELECT count(*)::text FROM tools)'))
    expect(await applyMigrations(history)).toEqual(['20260101000000_init'])
    expect(await query(history.url, 'SELECT counted()')).toEqual([{ counted: '0' }])
  })

  it('are all left alone when one of them is refused', async () => {
    await applyMigrations(history)
    await history.writeSql('tools/a.sql', functionOf('first', "'a'"))
    await history.writeSql('tools/b.sql', functionOf('second', 'missing()'))
    await expect(applyMigrations(history)).rejects.toThrow(/no se cambió nada.*prisma\/sql\/tools\/b\.sql/)
    expect(await query(history.url, "SELECT to_regproc('first') AS made")).toEqual([{ made: null }])
  })

  it('bring back what a migration dropped with its table, though their text is the same', async () => {
    await history.writeSql(
      'tools/tools_shout.sql',
      `CREATE OR REPLACE FUNCTION tools_shout() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN NEW.label := shout(NEW.label); RETURN NEW; END $$;
       CREATE OR REPLACE TRIGGER tools_shout BEFORE INSERT ON tools FOR EACH ROW EXECUTE FUNCTION tools_shout();`,
    )
    await applyMigrations(history)
    await history.write(
      '20260102000000_again',
      'DROP TABLE tools; CREATE TABLE "tools" ("id" INTEGER PRIMARY KEY, "label" TEXT NOT NULL);',
    )
    await applyMigrations(history)
    expect(await query(history.url, "INSERT INTO tools VALUES (1, 'saw') RETURNING label")).toEqual([
      { label: 'SAW;' },
    ])
  })

  it('wait while an earlier version of the tables is asked for', async () => {
    await history.write('20260102000000_shelves', 'CREATE TABLE shelves (id INT);')
    await history.writeSql(
      'shelves/shelf_count.sql',
      functionOf('shelf_count', '(SELECT count(*) FROM shelves)::text'),
    )
    await applyMigrations({ ...history, until: '20260101000000_init' })
    await applyMigrations(history)
    expect(await applied()).toEqual(['shelves/shelf_count.sql'])
  })

  it('are left alone by an earlier version, which does not know the newest migration', async () => {
    await history.writeSql('tools/tool.sql', functionOf('tool', "'new'"))
    await history.write('20260102000000_later', 'CREATE TABLE later (id INT);')
    await applyMigrations(history)
    await rm(join(history.migrationsDir, '20260102000000_later'), { recursive: true })
    await history.writeSql('tools/tool.sql', functionOf('tool', "'old'"))
    const lines: string[] = []
    await applyMigrations({ ...history, log: (line) => lines.push(line) })
    expect(lines).toEqual([expect.stringContaining('20260102000000_later')])
    expect(await query(history.url, 'SELECT tool()')).toEqual([{ tool: 'new' }])
  })

  it('are forgotten once they are removed', async () => {
    await history.writeSql('tools/a.sql', functionOf('first', "'a'"))
    await applyMigrations(history)
    await rm(join(history.sqlDir, 'tools/a.sql'))
    await applyMigrations(history)
    expect(await applied()).toEqual([])
  })

  it('are refused in a folder that is not a noun, because their order is unknown', async () => {
    await history.writeSql('misc/a.sql', functionOf('first', "'a'"))
    await expect(applyMigrations(history)).rejects.toThrow('misc')
  })

  it('are applied before the tables that call them, also for the difference', async () => {
    await history.writeSql('tools/folded.sql', `-- Before the tables: an index calls it.\n${foldedFunction}`)
    await history.write('20260102000000_once', 'CREATE UNIQUE INDEX tools_once ON tools (folded(label));')
    expect(await diffSchema(history)).toBe('')
    expect(await applyMigrations(history)).toEqual(['20260101000000_init', '20260102000000_once'])
    expect(await applied()).toEqual(['tools/folded.sql'])
  })

  it('are not seen by the difference between migrations and schema', async () => {
    await history.writeSql('tools/all_tools.sql', 'CREATE OR REPLACE VIEW all_tools AS SELECT * FROM tools;')
    await applyMigrations(history)
    expect(await diffSchema(history)).toBe('')
  })
})
