import type { Clock, ReadCache } from '@oficio/domain/kernel/ports'

/** One hour, like cached pages. It limits the effect of a lost purge. */
const maxAgeMs = 3_600_000

/** Maximum number of entries. Beyond it, the least recently used entry is dropped. */
const maxEntries = 5_000

interface Entry {
  tags: readonly string[]
  readAt: number
  /** The read while it runs. Null afterwards, because a promise keeps the request alive that created it. */
  running: Promise<unknown> | null
  result: unknown
}

/**
 * Creates a cache in this process's memory. Only for a process that receives purges. Concurrent
 * callers share one read. After a purge the next caller reads again, even while the old read still runs.
 */
export function createReadCache(clock: Clock): ReadCache {
  // In order of use, least recently used first.
  const entries = new Map<string, Entry>()
  const fresh = (key: string) => {
    const entry = entries.get(key)
    return entry && clock.now().getTime() - entry.readAt < maxAgeMs ? entry : undefined
  }
  const put = (key: string, entry: Entry) => {
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
  }
  return {
    has: (key) => fresh(key) !== undefined,
    read<T>(key: string, tags: readonly string[], read: () => Promise<T>): Promise<T> {
      const entry = fresh(key)
      if (entry) {
        put(key, entry)
        // The same key always means the same `read`, so the type is right.
        return (entry.running ?? Promise.resolve(entry.result)) as Promise<T>
      }
      const running = read()
      const newEntry: Entry = { tags, readAt: clock.now().getTime(), running, result: undefined }
      put(key, newEntry)
      running.then(
        (result) => Object.assign(newEntry, { running: null, result }),
        () => {
          if (entries.get(key) === newEntry) entries.delete(key)
        },
      )
      return running
    },
    purge(tags) {
      for (const [key, entry] of entries)
        if (entry.tags.some((tag) => tags.includes(tag))) entries.delete(key)
    },
  }
}
