import type { Db, Tx } from '@oficio/db/client'
import type { BeginTransaction, Ctx, TxCtx } from './ctx'
import { noReadCache } from './no-read-cache'

/**
 * Returns the function that begins transactions on that database. Inside, the context is the one on which it was
 * called.
 */
export function transactionsOn(db: Db): BeginTransaction {
  return function transaction(this: Ctx, work, { timeoutMs } = {}) {
    return db.$transaction(
      (tx) => work(inTransaction(this, tx)),
      timeoutMs ? { timeout: timeoutMs } : undefined,
    )
  }
}

/** Returns the context inside an open transaction. */
export function inTransaction(outer: Ctx, tx: Tx): TxCtx {
  const ctx: TxCtx = {
    ...outer,
    db: tx,
    settings: outer.settings.within(tx),
    // No cache: reads inside a transaction may be rolled back, and no other call may wait for them.
    readCache: noReadCache,
    isInTransaction: true,
    transaction: (work) => work(ctx),
  }
  return ctx
}
