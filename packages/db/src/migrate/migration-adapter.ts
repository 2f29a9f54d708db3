import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { describeRefusal } from './refusal'
import { SqlFileError } from './sql-files'

// Type ids in PostgreSQL's catalogue: the one-byte type "char", and text.
const charOid = 18
const textOid = 25

type AnyQuery = (...args: unknown[]) => Promise<pg.QueryArrayResult>

/** Runs the script of a migration on the engine's only connection. */
export type RunScript = (connection: pg.Pool, script: string) => Promise<unknown>

/**
 * Returns the pg driver in the shape that Prisma's schema engine expects. This file adds what the stock adapter lacks
 * for migrations: whole scripts, the catalogue's "char" type, and a shadow database that is dropped afterwards. `close`
 * closes the connections that the engine left open. `refusal` returns the server's message about a failed script,
 * because the engine only reports "external error".
 */
export function migrationAdapterFactory(
  url: string,
  runScript: RunScript = (connection, script) => connection.query(script),
) {
  const pools = new Set<pg.Pool>()
  let refusal: string | undefined
  const open = (databaseUrl: string) =>
    openAdapter(databaseUrl, pools, async (connection, script) => {
      await runScript(connection, script).catch((error: pg.DatabaseError | SqlFileError) => {
        refusal =
          error instanceof SqlFileError
            ? error.message
            : describeRefusal(error, { sql: script, file: 'migration.sql' })
        throw error
      })
    })
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => open(url),
    connectToShadowDb: () => openShadow(url, open),
  }
  const close = async () => {
    await Promise.all([...pools].filter((pool) => !pool.ended).map((pool) => pool.end()))
  }
  return { factory, close, refusal: () => refusal }
}

/** Returns the address of another database on the same server, with the same login. */
function withDatabase(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

async function openAdapter(
  url: string,
  pools: Set<pg.Pool>,
  runScript: RunScript,
): Promise<SqlDriverAdapter> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 5_000,
    application_name: 'oficio-migrate',
  })
  // The next query reports a connection that broke while idle. Without a listener it would end the process.
  pool.on('error', () => undefined)
  pools.add(pool)
  const charColumns = readCharColumnsAsText(pool)
  const adapter = await new PrismaPg(pool, { disposeExternalPool: true }).connect()
  const queryRaw = adapter.queryRaw.bind(adapter)
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query)
    for (const column of charColumns()) result.columnTypes[column] = ColumnTypeEnum.Character
    return result
  }
  // The stock adapter splits scripts at every `;`, even inside function bodies. Sent as one simple query, the server
  // splits the script and runs it in a single transaction.
  adapter.executeScript = async (script) => {
    await runScript(pool, script)
  }
  return adapter
}

/**
 * Declares "char" columns as text, because the stock adapter refuses them. Returns the columns, so that their type can
 * be corrected in the result.
 */
function readCharColumnsAsText(pool: pg.Pool): () => number[] {
  // pg's query has a dozen overloads. Here only the result matters.
  const query = pool.query.bind(pool) as unknown as AnyQuery
  let columns: number[] = []
  const queryWithText: AnyQuery = async (...args) => {
    const result = await query(...args)
    const fields = result.fields ?? []
    columns = fields.flatMap((field, index) => (field.dataTypeID === charOid ? [index] : []))
    for (const field of fields) if (field.dataTypeID === charOid) field.dataTypeID = textOid
    return result
  }
  // For the same reason: the overloads cannot be written out.
  pool.query = queryWithText as unknown as typeof pool.query
  return () => columns
}

/** Creates an empty database in which the engine replays the migrations. Drops it when the engine disposes of it. */
async function openShadow(url: string, open: (url: string) => Promise<SqlDriverAdapter>) {
  const name = `shadow_${randomUUID().replaceAll('-', '')}`
  const admin = await open(withDatabase(url, 'postgres'))
  await admin.executeScript(`CREATE DATABASE "${name}"`)
  const shadow = await open(withDatabase(url, name))
  const dispose = shadow.dispose.bind(shadow)
  shadow.dispose = async () => {
    await dispose()
    await admin.executeScript(`DROP DATABASE "${name}" WITH (FORCE)`)
    await admin.dispose()
  }
  return shadow
}
