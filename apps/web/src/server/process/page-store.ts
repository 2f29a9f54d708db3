/** What one process keeps of rendered pages, in bytes. */
const bytesMax = 64 * 1024 * 1024
/** How many purged tags are remembered, to refuse a page whose rendering began before the purge. */
const purgedMax = 10_000
const tagsHeader = 'x-next-cache-tags'

/** What Next hands over: a page, the answer of a route, or a read; only Next knows their shapes. */
type Value = object

/** What Next says of it; see its CacheHandler. */
interface Description {
  tags?: string[]
  cacheControl?: unknown
}

export interface Stored {
  value: Value & { kind?: string; html?: string; status?: number; postponed?: unknown }
  cacheControl: unknown
  lastModified: number
  /** Of what it shows, as the product names it. */
  tags: readonly string[]
}

interface Entry {
  bytes: number
  tags: ReadonlySet<string>
  stored: Stored
}

/**
 * Whole pages and the reads behind them, in memory, each with the tags of what it shows; the least recently asked for
 * goes first. What `next build` rendered is never looked at: it knows neither the operator's settings nor the data.
 */
class PageStore {
  private readonly entries = new Map<string, Entry>()
  /** Of pages by the path that they are asked for under. */
  private readonly keys = new Map<string, string>()
  private bytes = 0
  /** Counts purges; `purged` holds the count at which a tag was purged. */
  count = 0
  private readonly purged = new Map<string, number>()

  get(key: string): Stored | null {
    const entry = this.entries.get(key)
    if (entry === undefined) return null
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.stored
  }

  getPage(path: string): Stored | null {
    const key = this.keys.get(path)
    return key === undefined ? null : this.get(key)
  }

  /** `since` is the count at which the request began that made the value. */
  set(key: string, value: Value | null, description: Description, since: number): void {
    const tags = new Set([...(description.tags ?? []), ...tagsOf(value)])
    // Made from what was true before the purge: shown this once, but not kept. What another made since stays.
    if ([...tags].some((tag) => (this.purged.get(tag) ?? 0) > since)) return
    this.drop(key)
    if (value === null) return
    const bytes = key.length + weigh(value) + weighReady(value)
    if (bytes > bytesMax / 4) return
    const { cacheControl } = description
    const stored = { value, cacheControl, lastModified: Date.now(), tags: [...tags].filter(isOurs) }
    this.entries.set(key, { bytes, tags, stored })
    this.bytes += bytes
    const path = pathOf(key)
    if (path !== null) this.keys.set(path, key)
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= bytesMax) break
      this.drop(oldest)
    }
  }

  /** Drops every page that shows something with one of the tags. */
  purge(tags: readonly string[]): void {
    this.count += 1
    for (const tag of tags) this.remember(tag)
    for (const [key, entry] of this.entries) if (tags.some((tag) => entry.tags.has(tag))) this.drop(key)
  }

  private remember(tag: string): void {
    this.purged.delete(tag)
    this.purged.set(tag, this.count)
    const [oldest] = this.purged.keys()
    if (this.purged.size > purgedMax && oldest !== undefined) this.purged.delete(oldest)
  }

  private drop(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0
    this.entries.delete(key)
    const path = pathOf(key)
    if (path !== null && this.keys.get(path) === key) this.keys.delete(path)
  }
}

/** Returns the path of a page whose key this is, or null: Next puts a name of what renders it before it. */
function pathOf(key: string): string | null {
  const path = /^\/route-cache\/APP_PAGE\/[^/]+\/\$(\/.*)$/.exec(key)?.[1] ?? null
  return path === '/index' ? '/' : path
}

/** The tags that a value carries itself: a read its own, a page those of all that it shows. */
function tagsOf(value: Value | null): string[] {
  const { tags = [], headers } = Object(value)
  return [...tags, ...(headers?.[tagsHeader]?.split(',') ?? [])]
}

/** Next adds some of its own, for the addresses of a page. */
const isOurs = (tag: string) => !tag.startsWith('_N_T_')

/** Roughly how much memory a value takes. */
function weigh(value: unknown): number {
  if (typeof value === 'string') return value.length * 2
  if (value instanceof Uint8Array) return value.byteLength
  if (value instanceof Map) return weigh([...value])
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + weigh(item), 16)
  if (typeof value === 'object' && value !== null) return weigh(Object.entries(value).flat())
  return 8
}

/** What the bytes of a page take besides, once they stand ready to be sent (`ready-pages.ts`): plain and compressed. */
const weighReady = ({ html }: { html?: string }) => Math.ceil((html?.length ?? 0) * 1.5)

const store = new PageStore()

/** A handler of Next's cache; it makes one for each request. */
export class PageCache {
  /**
   * All that a request stores it has read since it began. When a key was asked for would not do: two pages may read the
   * same at the same time, and nothing tells whose reading a value comes from.
   */
  private readonly since = store.count

  async get(key: string): Promise<Stored | null> {
    return store.get(key)
  }

  async set(key: string, value: Value | null, description: Description = {}): Promise<void> {
    store.set(key, value, description, this.since)
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    purgeStored([tags].flat())
  }

  resetRequestCache(): void {}
}

/** Returns the page that this process keeps for a path, however old it is. */
export const findPage = (path: string): Stored | null => store.getPage(path)

/** Drops what this process keeps of pages that show something with one of the tags. */
export const purgeStored = (tags: readonly string[]): void => store.purge(tags)

/**
 * Lets Next keep pages here. The documented way, `cacheHandler` of its settings, imports the file by its name anew for
 * each request, which costs a tenth of what a cached page or a public call costs in all; Next looks for a handler in
 * this place first, and finds there the class itself.
 */
export function keepPagesHere(): void {
  Object.assign(globalThis, { [Symbol.for('@next/cache-handlers')]: { FetchCache: PageCache } })
}
