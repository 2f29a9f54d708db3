import type { Db, Tx } from '@oficio/db/client'

/**
 * Returns an open transaction in the shape of the connection, so that the use-cases, which open transactions of their
 * own, become parts of this one. Besides, no mail is stored: `queueMail` then takes it for a repeated one and enqueues
 * no job that would send it.
 */
export function withinTransaction(tx: Tx): Db {
  const db: Tx = replace(tx, {
    $transaction: (work: (tx: Tx) => Promise<unknown>) => work(db),
    mail: replace(tx.mail, { createMany: async () => ({ count: 0 }) }),
  })
  // Besides $transaction, a use-case asks of the connection only what a transaction has too.
  return db as Db
}

/** A client of Prisma's makes its members when they are asked for, so it cannot be copied with `...`. */
function replace<T extends object>(target: T, members: Record<string | symbol, unknown>): T {
  return new Proxy(target, { get: (_, key) => (key in members ? members[key] : Reflect.get(target, key)) })
}
