import { PrismaPg } from '@prisma/adapter-pg'
import type { Transaction } from '@prisma/driver-adapter-utils'

/**
 * Prisma's adapter, with the queries of a transaction one after the other. Prisma asks for several relations of one
 * `include` at the same moment; a transaction has one connection, and pg warns of a second query on a busy one (its
 * next version will refuse it).
 */
export class Adapter extends PrismaPg {
  override async connect() {
    const adapter = await super.connect()
    const start = adapter.startTransaction.bind(adapter)
    adapter.startTransaction = async (level) => oneAtATime(await start(level))
    return adapter
  }
}

function oneAtATime(transaction: Transaction): Transaction {
  const queryRaw = transaction.queryRaw.bind(transaction)
  const executeRaw = transaction.executeRaw.bind(transaction)
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const answer = last.then(run)
    // Whoever asked hears of the failure; whoever comes next only waits for the connection.
    last = answer.catch(() => undefined)
    return answer
  }
  transaction.queryRaw = (query) => inTurn(() => queryRaw(query))
  transaction.executeRaw = (query) => inTurn(() => executeRaw(query))
  return transaction
}
