import type { Tx } from '@oficio/db/client'

/**
 * Returns a transaction that stores no mail. `queueMails` then treats each mail as a duplicate and enqueues no job for
 * it.
 */
export function withoutMails(tx: Tx): Tx {
  return replace(tx, { mail: replace(tx.mail, { createManyAndReturn: async () => [] }) })
}

/**
 * Overrides members by a Proxy, because a Prisma client creates its members on access and cannot be copied with `...`.
 */
function replace<T extends object>(target: T, members: Record<string | symbol, unknown>): T {
  return new Proxy(target, { get: (_, key) => (key in members ? members[key] : Reflect.get(target, key)) })
}
