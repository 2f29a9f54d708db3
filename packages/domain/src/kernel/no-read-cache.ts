import type { ReadCache } from './ports'

/** A cache that stores nothing. Used inside a transaction, and in a process that receives no purges. */
export const noReadCache: ReadCache = {
  has: () => false,
  read: (_key, _tags, read) => read(),
  purge: () => undefined,
}
