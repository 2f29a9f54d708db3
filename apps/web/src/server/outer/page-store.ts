import { pinned } from './pinned'

/** How many purged tags are remembered, to refuse a page whose rendering began before the purge. */
const purgedMax = 10_000
/** How long a purged value may still be sent while one request makes the new one. */
const staleMs = 1000
/** Roughly what a map, an object and the headers of an entry take beside its bytes. */
const overheadBytes = 600

interface Entry {
  value: unknown
  bytes: number
  tags: readonly string[]
}

interface Placing {
  tags: readonly string[]
  bytes: number
  /** The moment of the store at which the request began that made the value. */
  since: number
}

/** Keeps values in memory until one of their tags is purged. Drops the least recently read ones beyond `maxBytes`. */
export class PageStore {
  /** Counts purges. */
  moment = 0
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

  /** Does not keep a value that was read before one of its tags was purged, nor one that takes a quarter of the memory. */
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
    const purged = [...this.entries].filter(([, entry]) => tags.some((tag) => entry.tags.includes(tag)))
    for (const [key, { value }] of purged) {
      this.drop(key)
      this.stale.set(key, value)
    }
    if (purged.length > 0) setTimeout(() => this.forgetStale(purged), staleMs).unref()
  }

  drop(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0
    this.entries.delete(key)
  }

  /** Leaves the values that a later purge of the same key made stale. */
  private forgetStale(purged: readonly [string, Entry][]): void {
    for (const [key, { value }] of purged) if (this.stale.get(key) === value) this.stale.delete(key)
  }
}

export const pageStore = (): PageStore => pinned('pages', () => new PageStore())
