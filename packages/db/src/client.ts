import type { ITXClientDenyList } from '@prisma/client/runtime/client'
import { Adapter, type AdapterParts, type PoolFigures } from './adapter'
import type { Replica } from './follow-replica'
import { PrismaClient } from './generated/client'
import { isConflict, isStaleStatement } from './outage'
import { randomPause } from './random-pause'
import { ReplicaAdapter } from './replica-adapter'
import { createStatementNames } from './statement-names'
import type { Trace } from './trace'

/** Options of `createDb`. Times are in milliseconds; 0 means no limit. */
export interface DbOptions {
  /** postgres:// address of the database. */
  url: string
  /** Whether a transaction pooler (PgBouncer) shares the connections. Connections keep no session settings then. */
  isPooled?: boolean
  /** A replica for reads outside of transactions, used while it is fresh. It has a pool of the same size. */
  replica?: { url: string; state: Pick<Replica, 'isFresh' | 'lose'> }
  /** The maximum number of connections of this process. */
  poolSize: number
  /** Maximum duration of a statement. PostgreSQL cancels it afterwards. Default: 30 s. */
  statementTimeoutMs?: number
  /** Maximum wait for a lock. Default: no limit. */
  lockTimeoutMs?: number
  /** Maximum wait of a query or transaction for a connection. Default: 5 s. */
  connectTimeoutMs?: number
  /** Maximum duration of a transaction. Default: 15 s. */
  transactionTimeoutMs?: number
  /** Receives warnings and connection errors. Without it they are not logged; queries throw in any case. */
  log?: (level: 'warn' | 'error', message: string) => void
  /** Traces each transaction and statement. Costs nothing if absent. */
  trace?: Trace | undefined
}

/** The connection to the database: one per process, made by the context. */
export type Db = ReturnType<typeof createDb>

/**
 * The client that `db.$transaction(async (tx) => …)` passes to its callback: without connecting and without nested
 * transactions.
 */
export type Tx = Omit<Db, ITXClientDenyList>

/**
 * How long after its own limit a statement is given up, in milliseconds. A hanging server does not cancel it by itself.
 */
const hangingMs = 2_000
/** Maximum idle time within a transaction. None of our transactions pauses that long. */
const idleTransactionMs = 60_000

/**
 * Opens the Prisma client over a pool of pg connections. Connects only at the first query. Omits the password hash of
 * users unless a query asks for it (`omit: { passwordHash: false }`). A query throws if it gets no connection in time,
 * so that a lost database causes an error instead of a hang.
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
  // A pooler refuses these settings for a connection, so each transaction sets them for itself.
  const limits = {
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
  }
  // With a pooler the next statement may use another connection, which does not have the prepared statement.
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
      // Without these two listeners, a server that closes an idle connection would end the process.
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
    // Other formats put all stored values into the error message, and so into the log.
    errorFormat: 'minimal',
    transactionOptions: { maxWait: connectTimeoutMs, timeout: transactionTimeoutMs },
    log: [{ emit: 'event', level: 'warn' }],
  })
  client.$on('warn', (event) => log('warn', event.message))
  const db = withTransactionRetry(client, trace)
  adapters.set(db, adapter)
  return db
}

const adapters = new WeakMap<object, Adapter>()

/** Returns the current connection figures of a client; zeros before its first query. */
export const poolFiguresOf = (db: Db): PoolFigures =>
  adapters.get(db)?.figures ?? { total: 0, idle: 0, waiting: 0 }

/**
 * Retries a whole transaction once if PostgreSQL rolled it back because of another transaction, or refused a prepared
 * statement. The failed attempt left nothing in the database. The transaction's function must have no effects outside
 * of the database, because a call or a mail would be sent twice.
 */
function withTransactionRetry<C extends { $transaction: (...args: never[]) => unknown }>(
  client: C,
  trace?: Trace,
): C {
  const start = client.$transaction.bind(client)
  const begin = async (...args: never[]) =>
    trace ? trace({ kind: 'inner', name: 'transaction' }, async () => start(...args)) : start(...args)
  // One function for both signatures of $transaction, whose arguments it passes on unchanged. The compiler cannot check
  // that.
  client.$transaction = (async (...args: never[]) => {
    try {
      return await begin(...args)
    } catch (error) {
      const isRetryable = isConflict(error) || isStaleStatement(error)
      if (typeof args[0] !== 'function' || !isRetryable) throw error
      await randomPause()
      return begin(...args)
    }
  }) as C['$transaction']
  return client
}

function ignore(): void {}
