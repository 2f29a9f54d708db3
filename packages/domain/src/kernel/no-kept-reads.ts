import type { KeptReads } from './ports'

/** Keeps nothing: for a process that does not hear of purges, and inside of a transaction. */
export const noKeptReads: KeptReads = {
  has: () => false,
  read: (_key, _tags, read) => read(),
  purge: () => undefined,
}
