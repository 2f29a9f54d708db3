import type { ITXClientDenyList } from '@prisma/client/runtime/client'
import { Adapter, type AdapterParts, type PoolFigures } from './adapter'
import type { Replica } from './follow-replica'
import { PrismaClient } from './generated/client'
import { isConflict, isStaleStatement } from './outage'
import { ReplicaAdapter } from './replica-adapter'
import { randomPause } from './soon'
import { createStatementNames } from './statement-names'
import type { Trace } from './trace'

/** What `createDb` needs. Times are in milliseconds; 0 = no limit. */
export interface DbOptions {
  /** postgres:// address of the database. */
  url: string
  /** Whether a pooler shares its connections by transactions (PgBouncer): then no connection keeps a setting of ours. */
  isPooled?: boolean
  /** Where to read outside of transactions as long as that may be; it may hold as many connections of its own. */
  replica?: { url: string; state: Pick<Replica, 'isFresh' | 'lose'> }
  /** Connections this process may hold at once. */
  poolSize: number
  /** Longest a single statement may run; PostgreSQL cancels it afterwards. 30 s when left out. */
  statementTimeoutMs?: number
  /** Longest a statement may wait for a lock that another one holds. No limit when left out. */
  lockTimeoutMs?: number
  /** Longest a query or a transaction may wait for a connection. 5 s when left out. */
  connectTimeoutMs?: number
  /** Longest a transaction may take. 15 s when left out. */
  transactionTimeoutMs?: number
  /** Receives warnings and lost connections; without it they are dropped, queries still throw. */
  log?: (level: 'warn' | 'error', message: string) => void
  /** Watches each transaction and each statement; left out, nobody does, and it costs nothing. */
  trace?: Trace | undefined
}

/** The connection to the database: one per process, made by the context. */
export type Db = ReturnType<typeof createDb>

/** What a `db.$transaction(async (tx) => …)` hands over: everything but connecting and nesting. */
export type Tx = Omit<Db, ITXClientDenyList>

/** A server that hangs cancels nothing by itself: so long after its own limit the connection is given up. */
const hangingMs = 2_000
/** No transaction of ours waits that long for its own process. */
const idleTransactionMs = 60_000

/**
 * Opens the Prisma client over a pool of pg connections; nothing is connected until the first query.
 * The password hash of a user is left out of every answer unless a query asks for it (`omit: { passwordHash: false }`).
 * A query that gets no connection in time throws, so that a lost database shows as an error and not as a hang.
 */
export function createDb({
  url,
  isPooled = false,
  replica,
  poolSize,
  statementTimeoutMs = 30_000,
  lockTimeoutMs = 0,
  connectTimeoutMs = 5_000,
  transactionTimeoutMs = 15_000,
  log = ignore,
  trace,
}: DbOptions) {
  // A pooler refuses these on a connection, so there each transaction sets them for itself.
  const limits = {
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
  }
  // A pooler hands the next statement to another connection, which does not know the name.
  const names = isPooled ? null : createStatementNames()
  const partsOf = (address: string, name: string): AdapterParts => ({
    config: {
      connectionString: address,
      max: poolSize,
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      application_name: 'oficio',
      ...(!isPooled && limits),
      ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + hangingMs }),
    },
    options: {
      // Without these two listeners a connection cut by the server while idle would end the process.
      onPoolError: (error) => log('error', `${name} pool: ${error.message}`),
      onConnectionError: (error) => log('error', `${name}: ${error.message}`),
    },
    limits: isPooled ? limits : {},
    names,
    ...(trace && { trace }),
  })
  const primary = partsOf(url, 'connection')
  const adapter = replica
    ? new ReplicaAdapter(primary, new Adapter(partsOf(replica.url, 'replica')), replica.state)
    : new Adapter(primary)
  const client = new PrismaClient({
    adapter,
    omit: { user: { passwordHash: true } },
    // Any other writes all that was to be stored into the message of an error, for the log to repeat.
    errorFormat: 'minimal',
    transactionOptions: { maxWait: connectTimeoutMs, timeout: transactionTimeoutMs },
    log: [{ emit: 'event', level: 'warn' }],
  })
  client.$on('warn', (event) => log('warn', event.message))
  const db = withSecondTry(client, trace)
  adapters.set(db, adapter)
  return db
}

const adapters = new WeakMap<object, Adapter>()

/** Returns how the connections of a client are used at this moment; nothing but zeros before its first query. */
export const poolFiguresOf = (db: Db): PoolFigures =>
  adapters.get(db)?.figures ?? { total: 0, idle: 0, waiting: 0 }

/**
 * Lets a whole transaction run once more when PostgreSQL undid it because of another one, or did not take a statement by
 * its name. Nothing of it remained, and its function does nothing outside of the database: a call or a mail would be made
 * twice.
 */
function withSecondTry<C extends { $transaction: (...args: never[]) => unknown }>(
  client: C,
  trace?: Trace,
): C {
  const start = client.$transaction.bind(client)
  const begin = async (...args: never[]) =>
    trace ? trace({ kind: 'inner', name: 'transaction' }, async () => start(...args)) : start(...args)
  // One function for two signatures, both of which go through it unchanged: the compiler cannot follow that.
  client.$transaction = (async (...args: never[]) => {
    try {
      return await begin(...args)
    } catch (error) {
      const mayGoWell = isConflict(error) || isStaleStatement(error)
      if (typeof args[0] !== 'function' || !mayGoWell) throw error
      await randomPause()
      return begin(...args)
    }
  }) as C['$transaction']
  return client
}

function ignore(): void {}
