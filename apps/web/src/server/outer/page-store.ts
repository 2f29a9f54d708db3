import { pinned } from './pinned'

/** The memory limit of each process for rendered pages and their reads, in bytes. */
const bytesMax = 64 * 1024 * 1024
/** How many purged tags are remembered. The store refuses a page whose rendering began before a remembered purge. */
const purgedMax = 10_000

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

/** Keeps values in memory until one of their tags is purged. Drops the least recently read values beyond 64 MB. */
export class PageStore {
  /** The number of purges so far. Serves as the clock of the store. */
  moment = 0
  private readonly entries = new Map<string, Entry>()
  private readonly purgedAt = new Map<string, number>()
  private bytes = 0

  get(key: string): Entry | null {
    const entry = this.entries.get(key)
    if (!entry) return null
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry
  }

  /**
   * Stores a value. Skips a value that was read before one of its tags was purged, and a value larger than a quarter of
   * the limit.
   */
  put(key: string, value: unknown, { tags, bytes, since }: Placing): void {
    if (tags.some((tag) => (this.purgedAt.get(tag) ?? 0) > since)) return
    this.drop(key)
    if (bytes > bytesMax / 4) return
    this.entries.set(key, { value, bytes, tags })
    this.bytes += bytes
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= bytesMax) break
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
    for (const [key, entry] of this.entries) if (tags.some((tag) => entry.tags.includes(tag))) this.drop(key)
  }

  drop(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0
    this.entries.delete(key)
  }
}

export const pageStore = (): PageStore => pinned('pages', () => new PageStore())
