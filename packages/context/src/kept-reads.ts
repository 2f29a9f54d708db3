import type { Clock, KeptReads } from '@oficio/domain/kernel/ports'

/** As long as cached pages: makes up for a purge that got lost. */
const keptMs = 3_600_000

/** As many things are kept; then the one goes that nobody has asked for the longest. */
const keptMost = 5_000

interface Entry {
  tags: readonly string[]
  readAt: number
  value: Promise<unknown>
}

/**
 * Keeps what was read in this process's memory, for a process that hears of purges. What is kept is the reading itself:
 * whoever asks meanwhile waits for the same one, and a purge makes the next one ask anew, however long this one takes.
 */
export function createKeptReads(clock: Clock): KeptReads {
  // Whoever was asked for last stands last.
  const entries = new Map<string, Entry>()
  const fresh = (key: string) => {
    const entry = entries.get(key)
    return entry && clock.now().getTime() - entry.readAt < keptMs ? entry : undefined
  }
  const put = (key: string, entry: Entry) => {
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > keptMost && oldest !== undefined) entries.delete(oldest)
  }
  return {
    has: (key) => fresh(key) !== undefined,
    read<T>(key: string, tags: readonly string[], read: () => Promise<T>): Promise<T> {
      const entry = fresh(key)
      if (entry) {
        put(key, entry)
        // What stands under this key came from the same `read`.
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
