/** A page that is open somewhere: told of a change, and ended. */
interface Stream {
  tell(): void
  end(): void
}

interface Streams {
  /** Returns what takes the stream away again. */
  add(userId: string, stream: Stream): () => void
  /** Tells the pages of that account; of all accounts where it is left out, since something may have been missed. */
  tell(userId?: string): void
  endAll(): void
}

/** Open pages of one account at one process: more would be a program, whose first ones are ended. */
const mostEach = 12

const pinnedKey = Symbol.for('oficio.account-streams')
// Next bundles routes apart from what runs with the process: a place of our own that both find.
const pinned = globalThis as { [pinnedKey]?: Streams }

/** Returns the open pages of this process. */
export function accountStreams(): Streams {
  pinned[pinnedKey] ??= makeStreams()
  return pinned[pinnedKey]
}

export function makeStreams(): Streams {
  const byAccount = new Map<string, Set<Stream>>()
  const all = () => [...byAccount.values()].flatMap((streams) => [...streams])
  return {
    add: (userId, stream) => {
      const own = byAccount.get(userId) ?? new Set()
      byAccount.set(userId, own)
      own.add(stream)
      const [oldest] = own
      if (own.size > mostEach && oldest) {
        own.delete(oldest)
        oldest.end()
      }
      return () => {
        own.delete(stream)
        if (own.size === 0 && byAccount.get(userId) === own) byAccount.delete(userId)
      }
    },
    tell: (userId) => {
      const told = userId === undefined ? all() : [...(byAccount.get(userId) ?? [])]
      for (const stream of told) stream.tell()
    },
    endAll: () => {
      for (const stream of all()) stream.end()
    },
  }
}
