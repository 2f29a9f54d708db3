import type { Db, Tx } from '@oficio/db/client'
import type { BeginTransaction, Ctx, TxCtx } from './ctx'
import { noKeptReads } from './no-kept-reads'

/** Returns how a context begins transactions on that database; in them the context is the one that it is called on. */
export function transactionsOn(db: Db): BeginTransaction {
  return function transaction(this: Ctx, work, { timeoutMs } = {}) {
    return db.$transaction(
      (tx) => work(inTransaction(this, tx)),
      timeoutMs ? { timeout: timeoutMs } : undefined,
    )
  }
}

/** Returns the context as it is inside of that open transaction. */
export function inTransaction(outer: Ctx, tx: Tx): TxCtx {
  const ctx: TxCtx = {
    ...outer,
    db: tx,
    settings: outer.settings.within(tx),
    // What is read here may be undone again, and nobody else may wait for a transaction's reading.
    kept: noKeptReads,
    isInTransaction: true,
    transaction: (work) => work(ctx),
  }
  return ctx
}
