import { oncePerProcess } from './once-per-process'

/** How many purged tags are remembered. The store refuses a value that was read before a forgotten purge. */
const purgedMax = 10_000
/** For how long a purged page may still be sent while a request makes the new one. */
const staleMs = 1000
/** The approximate memory of an entry besides its bytes and its key: the map, the objects, the headers. */
const overheadBytes = 600

interface Entry {
  value: unknown
  bytes: number
  tags: readonly string[]
  isSentStale: boolean
}

interface Placement {
  tags: readonly string[]
  bytes: number
  /** The value of `moment` when the request that made the value began. */
  since: number
  /** Whether the value may be sent for a second after its purge. */
  isSentStale?: boolean
}

/** Keeps values in memory until one of their tags is purged. Drops the least recently read values beyond `maxBytes`. */
export class PageStore {
  /** The number of purges so far. Serves as the clock of the store. */
  moment = 0
  /** The memory limit of this process for rendered pages and their reads. The start of the server sets it. */
  maxBytes = 64 * 1024 * 1024
  private readonly entries = new Map<string, Entry>()
  /** Purged values that may still be sent. They count for the limit and are dropped first. */
  private readonly stale = new Map<string, Entry>()
  private readonly purgedAt = new Map<string, number>()
  /** The moment of the latest purge that is no longer in `purgedAt`. */
  private forgottenMoment = 0
  private bytes = 0

  get(key: string): Entry | null {
    const entry = this.entries.get(key)
    if (!entry) return null
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry
  }

  /** Returns a value that was purged within the last second, or null. Only of values that may be sent stale. */
  getStale(key: string): unknown {
    return this.stale.get(key)?.value ?? null
  }

  /**
   * Stores a value. Skips a value that was read before one of its tags was purged, and a value larger than a quarter of
   * the limit.
   */
  put(key: string, value: unknown, { tags, bytes, since, isSentStale = false }: Placement): void {
    if (since < this.forgottenMoment || tags.some((tag) => (this.purgedAt.get(tag) ?? 0) > since)) return
    this.drop(key)
    const entry = { value, bytes: bytes + key.length + overheadBytes, tags, isSentStale }
    if (entry.bytes > this.maxBytes / 4) return
    this.entries.set(key, entry)
    this.bytes += entry.bytes
    for (const values of [this.stale, this.entries])
      for (const oldest of values.keys()) {
        if (this.bytes <= this.maxBytes) return
        this.dropFrom(values, oldest)
      }
  }

  purge(tags: readonly string[]): void {
    this.moment += 1
    for (const tag of tags) this.notePurge(tag)
    const purgedEntries = [...this.entries].filter(([, entry]) =>
      tags.some((tag) => entry.tags.includes(tag)),
    )
    for (const [key, entry] of purgedEntries) {
      this.drop(key)
      if (!entry.isSentStale) continue
      this.stale.set(key, entry)
      this.bytes += entry.bytes
    }
    if (purgedEntries.length > 0) setTimeout(() => this.forgetStale(purgedEntries), staleMs).unref()
  }

  drop(key: string): void {
    this.dropFrom(this.entries, key)
    this.dropFrom(this.stale, key)
  }

  private dropFrom(values: Map<string, Entry>, key: string): void {
    this.bytes -= values.get(key)?.bytes ?? 0
    values.delete(key)
  }

  private notePurge(tag: string): void {
    this.purgedAt.delete(tag)
    this.purgedAt.set(tag, this.moment)
    if (this.purgedAt.size <= purgedMax) return
    for (const [oldest, moment] of this.purgedAt) {
      this.purgedAt.delete(oldest)
      this.forgottenMoment = moment
      return
    }
  }

  /** Forgets the values of a purge. Keeps values that a later purge of the same keys made stale. */
  private forgetStale(purgedEntries: readonly [string, Entry][]): void {
    for (const [key, entry] of purgedEntries)
      if (this.stale.get(key) === entry) this.dropFrom(this.stale, key)
  }
}

export const pageStore = (): PageStore => oncePerProcess('pages', () => new PageStore())
