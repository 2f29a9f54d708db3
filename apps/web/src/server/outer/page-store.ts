import { oncePerProcess } from './once-per-process'

/** How many purged tags are remembered. The store refuses a page whose rendering began before a remembered purge. */
const purgedMax = 10_000
/** For how long a purged value may still be sent while a request makes the new one. */
const staleMs = 1000
/** The approximate memory of an entry besides its bytes and its key: the map, the objects, the headers. */
const overheadBytes = 600

interface Entry {
  value: unknown
  bytes: number
  tags: readonly string[]
}

interface Placing {
  tags: readonly string[]
  bytes: number
  /** The value of `moment` when the request that made the value began. */
  since: number
}

/** Keeps values in memory until one of their tags is purged. Drops the least recently read values beyond `maxBytes`. */
export class PageStore {
  /** The number of purges so far. Serves as the clock of the store. */
  moment = 0
  /** The memory limit of this process for rendered pages and their reads. The start of the server sets it. */
  maxBytes = 64 * 1024 * 1024
  private readonly entries = new Map<string, Entry>()
  private readonly purgedAt = new Map<string, number>()
  private readonly stale = new Map<string, unknown>()
  private bytes = 0

  get(key: string): Entry | null {
    const entry = this.entries.get(key)
    if (!entry) return null
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry
  }

  /** Returns a value that was purged within the last second, or null. */
  getStale(key: string): unknown {
    return this.stale.get(key) ?? null
  }

  /**
   * Stores a value. Skips a value that was read before one of its tags was purged, and a value larger than a quarter of
   * the limit.
   */
  put(key: string, value: unknown, { tags, bytes, since }: Placing): void {
    if (tags.some((tag) => (this.purgedAt.get(tag) ?? 0) > since)) return
    this.drop(key)
    const entry = { value, bytes: bytes + key.length + overheadBytes, tags }
    if (entry.bytes > this.maxBytes / 4) return
    this.stale.delete(key)
    this.entries.set(key, entry)
    this.bytes += entry.bytes
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.maxBytes) break
      this.drop(oldest)
    }
  }

  purge(tags: readonly string[]): void {
    this.moment += 1
    for (const tag of tags) {
      this.purgedAt.delete(tag)
      this.purgedAt.set(tag, this.moment)
      const [oldest] = this.purgedAt.keys()
      if (this.purgedAt.size > purgedMax && oldest !== undefined) this.purgedAt.delete(oldest)
    }
    const purgedEntries = [...this.entries].filter(([, entry]) =>
      tags.some((tag) => entry.tags.includes(tag)),
    )
    for (const [key, { value }] of purgedEntries) {
      this.drop(key)
      this.stale.set(key, value)
    }
    if (purgedEntries.length > 0) setTimeout(() => this.forgetStale(purgedEntries), staleMs).unref()
  }

  drop(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0
    this.entries.delete(key)
  }

  /** Forgets the values of a purge. Keeps values that a later purge of the same keys made stale. */
  private forgetStale(purgedEntries: readonly [string, Entry][]): void {
    for (const [key, { value }] of purgedEntries) if (this.stale.get(key) === value) this.stale.delete(key)
  }
}

export const pageStore = (): PageStore => oncePerProcess('pages', () => new PageStore())
