import type { Clock, ReadCache } from '@oficio/domain/kernel/ports'

/** As long as cached pages: limits the effect of a lost purge. */
const maxAgeMs = 3_600_000

/** Beyond this, the least recently used entry is dropped. */
const maxEntries = 5_000

interface Entry {
  tags: readonly string[]
  readAt: number
  value: Promise<unknown>
}

/**
 * Returns a cache in this process's memory, for a process that receives purges. It caches the promise of a read: concurrent
 * callers share one read, and after a purge the next caller reads again even while the old read still runs.
 */
export function createReadCache(clock: Clock): ReadCache {
  // In the order of use, the least recently used first.
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
        // The entry of this key came from the same `read`.
        return entry.value as Promise<T>
      }
      const value = read()
      put(key, { tags, readAt: clock.now().getTime(), value })
      value.catch(() => {
        if (entries.get(key)?.value === value) entries.delete(key)
      })
      return value
    },
    purge(tags) {
      for (const [key, entry] of entries)
        if (entry.tags.some((tag) => tags.includes(tag))) entries.delete(key)
    },
  }
}
