import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ApplyOptions } from '@oficio/db/migrate/apply-migrations'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/start-embedded-postgres'

/** A migration history with one migration and an empty database for it, each in its own folder. */
export interface History extends ApplyOptions {
  write: (migration: string, sql: string) => Promise<void>
  writeSql: (file: string, sql: string) => Promise<void>
}

/** A database server for one test file. Each test creates its own history on it. */
export interface HistoryServer {
  server: EmbeddedPostgres
  makeHistory: () => Promise<History>
  stop: () => Promise<void>
}

export async function startHistoryServer(): Promise<HistoryServer> {
  const folder = await mkdtemp(join(tmpdir(), 'oficio-migrations-'))
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    preferredPort: 0,
    isDurable: false,
  })
  let databases = 0
  const makeHistory = async () => {
    databases += 1
    const name = `history_${databases}`
    await query(server.urlOf('postgres'), `CREATE DATABASE ${name}`)
    return writeHistory(join(folder, name), server.urlOf(name))
  }
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { server, makeHistory, stop }
}

export async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<T>(sql).finally(() => client.end())
  return rows
}

/** Writes a migration by hand, including SQL that Prisma cannot express. */
async function writeHistory(folder: string, url: string): Promise<History> {
  const migrationsDir = join(folder, 'migrations')
  const schemaDir = join(folder, 'schema')
  const sqlDir = join(folder, 'sql')
  const writeFileIn = async (dir: string, file: string, text: string) => {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), text)
  }
  const write = (migration: string, sql: string) =>
    writeFileIn(migrationsDir, join(migration, 'migration.sql'), sql)
  await mkdir(sqlDir, { recursive: true })
  await writeFileIn(
    schemaDir,
    'main.prisma',
    'datasource db {\n provider = "postgresql"\n}\nmodel Tool {\n id Int @id\n label String\n @@map("tools")\n}\n',
  )
  await write(
    '20260101000000_init',
    `CREATE EXTENSION IF NOT EXISTS pg_trgm;
     CREATE TABLE "tools" ("id" INTEGER NOT NULL, "label" TEXT NOT NULL, CONSTRAINT "tools_pkey" PRIMARY KEY ("id"));
     CREATE UNIQUE INDEX "tools_positive" ON "tools" ("label") WHERE "id" > 0;
     ALTER TABLE "tools" ADD CONSTRAINT "label_not_blank" CHECK (trim("label") <> '');
     CREATE FUNCTION shout(word TEXT) RETURNS TEXT LANGUAGE plpgsql AS $$ BEGIN word := word || ';'; RETURN upper(word); END $$;`,
  )
  return {
    url,
    migrationsDir,
    schemaDir,
    sqlDir,
    nouns: ['tools', 'shelves'],
    log: () => undefined,
    write,
    writeSql: (file, sql) => writeFileIn(sqlDir, file, sql),
  }
}
