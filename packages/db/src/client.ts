import type { ITXClientDenyList } from '@prisma/client/runtime/client'
import { Adapter } from './adapter'
import { PrismaClient } from './generated/client'

/** What `createDb` needs. Times are in milliseconds. */
export type DbOptions = {
  /** postgres:// address of the database. */
  url: string
  /** Connections this process may hold at once. */
  poolSize: number
  /** Longest a single statement may run; PostgreSQL cancels it afterwards. 30 s when left out, 0 = no limit. */
  statementTimeoutMs?: number
  /** Receives warnings and lost connections; without it they are dropped, queries still throw. */
  log?: (level: 'warn' | 'error', message: string) => void
}

/** The connection to the database: one per process, made by the context. */
export type Db = ReturnType<typeof createDb>

/** What a `db.$transaction(async (tx) => …)` hands over: everything but connecting and nesting. */
export type Tx = Omit<Db, ITXClientDenyList>

/**
 * Opens the Prisma client over a pool of pg connections; nothing is connected until the first query.
 * The password hash of a user is left out of every answer unless a query asks for it (`omit: { passwordHash: false }`).
 * A query that gets no connection within 5 s throws, so that a lost database shows as an error and not as a hang.
 */
export function createDb({ url, poolSize, statementTimeoutMs = 30_000, log = ignore }: DbOptions) {
  const adapter = new Adapter(
    {
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      application_name: 'oficio',
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: 60_000,
    },
    {
      // Without these two listeners a connection cut by the server while idle would end the process.
      onPoolError: (error) => log('error', `connection pool: ${error.message}`),
      onConnectionError: (error) => log('error', `connection: ${error.message}`),
    },
  )
  const client = new PrismaClient({
    adapter,
    omit: { user: { passwordHash: true } },
    transactionOptions: { maxWait: 5_000, timeout: 15_000 },
    log: [{ emit: 'event', level: 'warn' }],
  })
  client.$on('warn', (event) => log('warn', event.message))
  return client
}

function ignore(): void {}
