import type { ReadCache } from './ports'

/** Caches nothing: for a process that receives no purges, and inside a transaction. */
export const noReadCache: ReadCache = {
  has: () => false,
  read: (_key, _tags, read) => read(),
  purge: () => undefined,
}
