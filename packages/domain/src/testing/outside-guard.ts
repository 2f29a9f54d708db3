import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from '@oficio/db/client'

const inTransaction = new AsyncLocalStorage<true>()

/** Returns the database with its transactions marked, so that `outside` detects a call inside a transaction. */
export function watchTransactions(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      // Prisma's own members only work when they are called on the client itself.
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      if (name !== '$transaction') return member.bind(target)
      return (...args: unknown[]) => inTransaction.run(true, () => Reflect.apply(member, target, args))
    },
  })
}

/**
 * Returns a port whose outside methods throw inside a transaction. A slow store or provider would hold rows and a
 * connection there, and its effects would survive a rollback. `names` lists the methods that leave the process.
 */
export function outside<Port extends object>(port: Port, names: readonly (keyof Port)[]): Port {
  for (const name of names) {
    const method: unknown = port[name]
    if (typeof method !== 'function') continue
    const guardedCall = async (...args: unknown[]) => {
      if (inTransaction.getStore()) throw new Error(`${String(name)} was called inside a transaction`)
      return Reflect.apply(method, port, args)
    }
    Object.assign(port, { [name]: guardedCall })
  }
  return port
}
