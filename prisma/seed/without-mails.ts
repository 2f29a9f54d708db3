import type { Tx } from '@oficio/db/client'

/**
 * Returns an open transaction in which no mail is stored: `queueMails` then takes it for a repeated one and enqueues no
 * job that would send it.
 */
export function withoutMails(tx: Tx): Tx {
  return replace(tx, { mail: replace(tx.mail, { createManyAndReturn: async () => [] }) })
}

/** A client of Prisma's makes its members when they are asked for, so it cannot be copied with `...`. */
function replace<T extends object>(target: T, members: Record<string | symbol, unknown>): T {
  return new Proxy(target, { get: (_, key) => (key in members ? members[key] : Reflect.get(target, key)) })
}
