import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter, SqlQuery, SqlQueryable, Transaction } from '@prisma/driver-adapter-utils'
import { isConflict, isConnectionLost, isReadOnlyRefusal, isStaleStatement } from './outage'
import { randomPause } from './random-pause'
import type { StatementNames } from './statement-names'
import { type Trace, traceStatements } from './trace'

export interface PoolFigures {
  total: number
  idle: number
  waiting: number
}

export interface AdapterParts {
  config: ConstructorParameters<typeof PrismaPg>[0]
  options: ConstructorParameters<typeof PrismaPg>[1]
  /** Settings that each transaction sets for itself, because pooled connections keep no session settings. */
  limits?: Readonly<Record<string, number>>
  trace?: Trace
  /** Null if connections keep no prepared statements. */
  names?: StatementNames | null
}

/**
 * Prisma's adapter with two additions. It runs the queries of a transaction one after the other: Prisma sends the
 * queries of several `include` relations at once, but a transaction has a single connection, and pg warns about a query
 * on a busy connection (its next version will refuse it). It also retries reads after a lost connection, and statements
 * that were rolled back because of another transaction.
 */
export class Adapter extends PrismaPg {
  readonly #parts: AdapterParts

  constructor(parts: AdapterParts) {
    const { config, options, names } = parts
    super(config, { ...options, ...(names && { statementNameGenerator: names.nameOf }) })
    this.#parts = parts
  }

  #pool: ReturnType<Awaited<ReturnType<PrismaPg['connect']>>['underlyingDriver']> | undefined

  /** Numbers of open and idle connections, and of callers that wait for a connection. */
  get figures(): PoolFigures {
    const { totalCount: total = 0, idleCount: idle = 0, waitingCount: waiting = 0 } = this.#pool ?? {}
    return { total, idle, waiting }
  }

  override async connect() {
    const adapter = await super.connect()
    this.#pool = adapter.underlyingDriver()
    const { trace, names } = this.#parts
    if (trace) traceStatements(adapter, trace)
    const start = adapter.startTransaction.bind(adapter)
    const begin: typeof start = async (level) =>
      trace ? traceStatements(await start(level), trace) : start(level)
    adapter.startTransaction = async (level) =>
      dropStaleStatements(serializeQueries(await this.limit(await begin(level))), names)
    dropStaleStatements(adapter, names, { isRepeated: true })
    retryRolledBack(adapter)
    const ask = adapter.queryRaw.bind(adapter)
    adapter.queryRaw = (query) => ask(query).catch((error: unknown) => retryRead(adapter, query, error))
    return adapter
  }

  private async limit(transaction: Transaction): Promise<Transaction> {
    const settings = Object.entries(this.#parts.limits ?? {})
    if (settings.length === 0) return transaction
    const list = settings.map(([name, value]) => `set_config('${name}', '${value}', true)`).join(', ')
    try {
      await transaction.queryRaw(statement(`SELECT ${list}`))
    } catch (error) {
      await transaction.executeRaw(statement('ROLLBACK')).catch(() => undefined)
      await transaction.rollback()
      throw error
    }
    return transaction
  }
}

/**
 * Stops using prepared statements for the whole process after the database refused one by name, before it had any
 * effect. All at once, because a repeated transaction would meet the next stale statement. Only an upgrade changes the
 * type of a column while a process runs. With `isRepeated` the statement is repeated at once; a transaction is lost.
 */
function dropStaleStatements<Queryable extends SqlQueryable>(
  queryable: Queryable,
  names: AdapterParts['names'],
  { isRepeated = false } = {},
): Queryable {
  if (!names) return queryable
  const guarded =
    <Answer>(ask: (query: SqlQuery) => Promise<Answer>) =>
    (query: SqlQuery) =>
      ask(query).catch((error: unknown) => {
        if (!isStaleStatement(error)) throw error
        names.giveUp()
        if (!isRepeated) throw error
        return ask(query)
      })
  queryable.queryRaw = guarded(queryable.queryRaw.bind(queryable))
  queryable.executeRaw = guarded(queryable.executeRaw.bind(queryable))
  return queryable
}

/**
 * Retries a single statement that PostgreSQL rolled back because of another transaction. Such a statement had no
 * effect.
 */
function retryRolledBack(adapter: SqlDriverAdapter): void {
  const retriedOnce =
    <Answer>(ask: (query: SqlQuery) => Promise<Answer>) =>
    (query: SqlQuery) =>
      ask(query).catch(async (error: unknown) => {
        if (!isConflict(error)) throw error
        await randomPause()
        return ask(query)
      })
  adapter.queryRaw = retriedOnce(adapter.queryRaw.bind(adapter))
  adapter.executeRaw = retriedOnce(adapter.executeRaw.bind(adapter))
}

/**
 * Retries a query after a lost connection, in a read-only transaction, so that a statement that may have written is
 * never repeated. Does not retry after a timeout, because the retry would take as long again. Throws the first error if
 * the statement turns out to write.
 */
async function retryRead(adapter: SqlDriverAdapter, query: SqlQuery, first: unknown) {
  if (!isConnectionLost(first)) throw first
  await randomPause()
  const transaction = await adapter.startTransaction()
  try {
    await transaction.executeRaw(statement('SET TRANSACTION READ ONLY'))
    const answer = await transaction.queryRaw(query)
    await transaction.executeRaw(statement('COMMIT'))
    return answer
  } catch (error) {
    await transaction.executeRaw(statement('ROLLBACK')).catch(() => undefined)
    throw isReadOnlyRefusal(error) ? first : error
  } finally {
    // Releases the connection. The adapter itself sends neither COMMIT nor ROLLBACK.
    await transaction.commit()
  }
}

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] })

function serializeQueries(transaction: Transaction): Transaction {
  const queryRaw = transaction.queryRaw.bind(transaction)
  const executeRaw = transaction.executeRaw.bind(transaction)
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const answer = last.then(run)
    // The caller gets the error. The next query only waits for the connection.
    last = answer.catch(() => undefined)
    return answer
  }
  transaction.queryRaw = (query) => inTurn(() => queryRaw(query))
  transaction.executeRaw = (query) => inTurn(() => executeRaw(query))
  return transaction
}
