import { rm } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createDb, type Db } from '@oficio/db/client'
import { applyMigrations } from '@oficio/db/migrate/apply-migrations'
import { startEmbeddedPostgres } from '@oficio/launcher/postgres/start-embedded-postgres'
import pg from 'pg'
import { history } from '../../../prisma/commands/history'
import { applyReferenceData } from '../../../prisma/reference/apply'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/**
 * Returns the server of BENCH_DATABASE_URL, or an embedded server with the memory that docs/operations.md recommends.
 */
export async function benchServer(): Promise<{
  urlOf: (database: string) => string
  stop: () => Promise<void>
}> {
  const givenUrl = process.env.BENCH_DATABASE_URL
  if (!givenUrl) return throwAwayServer()
  const urlOf = (database: string) => {
    const url = new URL(givenUrl)
    url.pathname = `/${database}`
    return url.href
  }
  return { urlOf, stop: async () => undefined }
}

async function throwAwayServer() {
  const dataDir = fromRoot('.oficio/bench')
  const { urlOf, stop } = await startEmbeddedPostgres({ dataDir, settings: { shared_buffers: pagesKept() } })
  // Deletes the data afterwards, because a gigabyte of made-up people is not worth keeping.
  return { urlOf, stop: () => stop().then(() => rm(dataDir, { recursive: true, force: true })) }
}

/**
 * Returns a quarter of the machine's memory, for shared_buffers. PostgreSQL's default of 128 MB cannot cache what
 * searches among millions of rows read.
 */
const pagesKept = () => `${Math.floor(totalmem() / 4 / 2 ** 20)}MB`

/** Creates a database, fills it with that many professionals, and opens it. `drop` closes and deletes it. */
export async function benchDatabase(
  urlOf: (database: string) => string,
  professionals: number,
  fill: (url: string, professionals: number) => Promise<void>,
): Promise<{ url: string; db: Db; drop: () => Promise<void> }> {
  const name = `oficio_bench_matching_${professionals}`
  const url = urlOf(name)
  await onServer(urlOf('postgres'), [
    `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`,
    `CREATE DATABASE ${name}`,
  ])
  await applyMigrations({ ...history, url, log: () => undefined })
  // One connection, so that every call uses the same cached plans, like a server that has run for a while.
  const db = createDb({ url, poolSize: 1 })
  await applyReferenceData(db)
  await fill(url, professionals)
  const drop = async () => {
    await db.$disconnect()
    await onServer(urlOf('postgres'), [`DROP DATABASE ${name} WITH (FORCE)`])
  }
  return { url, db, drop }
}

async function onServer(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
