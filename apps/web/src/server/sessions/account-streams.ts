/** An open page that receives a message when its account changes. */
interface Stream {
  tell(): void
  end(): void
}

interface Streams {
  /** Returns a function that removes the stream. */
  add(userId: string, stream: Stream): () => void
  /** Notifies the pages of an account. Without `userId`, notifies all pages, because changes may have been missed. */
  tell(userId?: string): void
  endAll(): void
}

/** The most open pages of one account per process. More pages mean a program, and the oldest stream is then closed. */
const mostEach = 12

const pinnedKey = Symbol.for('oficio.account-streams')
// A global property of our own, because Next bundles routes separately from the code that runs with the process.
const pinned = globalThis as { [pinnedKey]?: Streams }

/** Returns the streams of this process. */
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
      const streams = userId === undefined ? all() : [...(byAccount.get(userId) ?? [])]
      for (const stream of streams) stream.tell()
    },
    endAll: () => {
      for (const stream of all()) stream.end()
    },
  }
}
