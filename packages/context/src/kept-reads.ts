import type { Clock, KeptReads } from '@oficio/domain/kernel/ports'

/** As long as cached pages: makes up for a purge that got lost. */
const keptMs = 3_600_000

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
  const entries = new Map<string, Entry>()
  return {
    read<T>(key: string, tags: readonly string[], read: () => Promise<T>): Promise<T> {
      const now = clock.now().getTime()
      const entry = entries.get(key)
      // What stands under this key came from the same `read`.
      if (entry && now - entry.readAt < keptMs) return entry.value as Promise<T>
      const value = read()
      entries.set(key, { tags, readAt: now, value })
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

/** Keeps nothing: for a process that does not hear of purges. */
export const noKeptReads: KeptReads = { read: (_key, _tags, read) => read(), purge: () => undefined }
