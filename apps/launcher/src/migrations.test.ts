import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { applyMigrations } from '@oficio/db/migrate/apply-migrations'
import { diffSchema } from '@oficio/db/migrate/diff-schema'
import { migrateJobs } from '@oficio/db/migrate/migrate-jobs'
import { writeMigration } from '@oficio/db/migrate/write-migration'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres/start-embedded-postgres'

// The runner belongs to packages/db; its tests stand here because they need a server of their own.
const prisma = resolve(import.meta.dirname, '../../../prisma')
const log = () => undefined

let folder: string
let server: EmbeddedPostgres
let databases = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oficio-migrations-'))
  server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), preferredPort: 0, isDurable: false })
})

afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<T>(sql).finally(() => client.end())
  return rows
}

/** An empty database, and a history of one hand-written migration with what Prisma cannot express. */
async function makeHistory() {
  databases += 1
  const name = `history_${databases}`
  await query(server.urlOf('postgres'), `CREATE DATABASE ${name}`)
  const migrationsDir = join(folder, name, 'migrations')
  const schemaDir = join(folder, name, 'schema')
  const sqlDir = join(folder, name, 'sql')
  for (const path of [schemaDir, sqlDir]) await mkdir(path, { recursive: true })
  await writeFile(
    join(schemaDir, 'main.prisma'),
    'datasource db {\n provider = "postgresql"\n}\nmodel Tool {\n id Int @id\n label String\n @@map("tools")\n}\n',
  )
  const write = async (migration: string, sql: string) => {
    await mkdir(join(migrationsDir, migration), { recursive: true })
    await writeFile(join(migrationsDir, migration, 'migration.sql'), sql)
  }
  await write(
    '20260101000000_init',
    `CREATE EXTENSION IF NOT EXISTS pg_trgm;
     CREATE TABLE "tools" ("id" INTEGER NOT NULL, "label" TEXT NOT NULL, CONSTRAINT "tools_pkey" PRIMARY KEY ("id"));
     CREATE UNIQUE INDEX "tools_positive" ON "tools" ("label") WHERE "id" > 0;
     ALTER TABLE "tools" ADD CONSTRAINT "label_not_blank" CHECK (trim("label") <> '');
     CREATE FUNCTION shout(word TEXT) RETURNS TEXT LANGUAGE plpgsql AS $$ BEGIN word := word || ';'; RETURN upper(word); END $$;`,
  )
  const writeSql = async (file: string, sql: string) => {
    await mkdir(dirname(join(sqlDir, file)), { recursive: true })
    await writeFile(join(sqlDir, file), sql)
  }
  const nouns = ['tools', 'shelves']
  return { url: server.urlOf(name), migrationsDir, schemaDir, sqlDir, nouns, log, write, writeSql }
}

describe('migrations', () => {
  let history: Awaited<ReturnType<typeof makeHistory>>
  beforeEach(async () => {
    history = await makeHistory()
  })

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

  it('that fail say what the server answered, change nothing, and run once they are corrected', async () => {
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

describe('files of SQL', () => {
  let history: Awaited<ReturnType<typeof makeHistory>>
  beforeEach(async () => {
    history = await makeHistory()
  })

  const functionOf = (name: string, result: string) =>
    `CREATE OR REPLACE FUNCTION ${name}() RETURNS TEXT LANGUAGE sql RETURN ${result};`
  const folded = `CREATE OR REPLACE FUNCTION folded(word TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE RETURN lower(word);`
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

  it('that are removed are forgotten', async () => {
    await history.writeSql('tools/a.sql', functionOf('first', "'a'"))
    await applyMigrations(history)
    await rm(join(history.sqlDir, 'tools/a.sql'))
    await applyMigrations(history)
    expect(await applied()).toEqual([])
  })

  it('in a folder that is no noun are refused, because their order is unknown', async () => {
    await history.writeSql('misc/a.sql', functionOf('first', "'a'"))
    await expect(applyMigrations(history)).rejects.toThrow('misc')
  })

  it('that tables call are there before them, also for the difference', async () => {
    await history.writeSql('tools/folded.sql', `-- Before the tables: an index calls it.\n${folded}`)
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

describe('a baseline', () => {
  let history: Awaited<ReturnType<typeof makeHistory>>
  beforeEach(async () => {
    history = await makeHistory()
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

  /** One migration takes the place of the two, and another follows. */
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

it("the product's migrations lead exactly to the product's schema", async () => {
  const difference = await diffSchema({
    url: server.url,
    migrationsDir: join(prisma, 'migrations'),
    schemaDir: join(prisma, 'schema'),
    sqlDir: join(prisma, 'sql'),
    nouns: await readdir(join(prisma, 'sql')),
  })
  expect(difference).toBe('')
})
