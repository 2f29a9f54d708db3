import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter, SqlQuery, SqlQueryable, Transaction } from '@prisma/driver-adapter-utils'
import { isConflict, isConnectionLost, isReadOnlyRefusal, isStaleStatement } from './outage'
import { randomPause } from './soon'
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
  /** Settings that each transaction makes for itself, because its connection keeps none. */
  limits?: Readonly<Record<string, number>>
  trace?: Trace
  /** Null where the connections keep no statements. */
  names?: StatementNames | null
}

/**
 * Prisma's adapter, with the queries of a transaction one after the other, and with a second try for reads and for what
 * another transaction undid. Prisma asks for several relations of one `include` at the same moment; a transaction has one
 * connection, and pg warns of a second query on a busy one (its next version will refuse it).
 */
export class Adapter extends PrismaPg {
  readonly #parts: AdapterParts

  constructor(parts: AdapterParts) {
    const { config, options, names } = parts
    super(config, { ...options, ...(names && { statementNameGenerator: names.nameOf }) })
    this.#parts = parts
  }

  #pool: ReturnType<Awaited<ReturnType<PrismaPg['connect']>>['underlyingDriver']> | undefined

  /** Connections that are held, those of them that nobody uses, and who waits for one. */
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
      endWithStale(oneAtATime(await this.limit(await begin(level))), names)
    endWithStale(adapter, names, { isRepeated: true })
    repeatUndone(adapter)
    const ask = adapter.queryRaw.bind(adapter)
    adapter.queryRaw = (query) => ask(query).catch((error: unknown) => readAgain(adapter, query, error))
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
 * Stops using prepared statements after the database refused one by its name, before it had any effect. All at once,
 * because a repeated transaction would meet the next stale one; the type of a column changes under a running process
 * only during an upgrade. With `isRepeated` the statement is repeated at once; a transaction is lost.
 */
function endWithStale<Queryable extends SqlQueryable>(
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

/** Asks once more what PostgreSQL undid because of another transaction: a statement by itself leaves nothing behind then. */
function repeatUndone(adapter: SqlDriverAdapter): void {
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
 * Asks once more after a lost connection, in a transaction that can only read: what may have been written already is never
 * written twice. What waited in vain is not asked again, since it would wait as long once more.
 * Throws the first failure where the statement turns out to write.
 */
async function readAgain(adapter: SqlDriverAdapter, query: SqlQuery, first: unknown) {
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
    // Returns the connection; the adapter leaves COMMIT and ROLLBACK to its caller.
    await transaction.commit()
  }
}

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] })

function oneAtATime(transaction: Transaction): Transaction {
  const queryRaw = transaction.queryRaw.bind(transaction)
  const executeRaw = transaction.executeRaw.bind(transaction)
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const answer = last.then(run)
    // The caller gets the failure; the next caller only waits for the connection.
    last = answer.catch(() => undefined)
    return answer
  }
  transaction.queryRaw = (query) => inTurn(() => queryRaw(query))
  transaction.executeRaw = (query) => inTurn(() => executeRaw(query))
  return transaction
}
