// Next loads this file by itself at run time, outside of its bundle, so it is JavaScript and imports nothing.

/** What one process keeps of rendered pages, in bytes. */
const bytesMax = 64 * 1024 * 1024
/** How many purged tags are remembered, to refuse a page whose rendering began before the purge. */
const purgedMax = 10_000
const tagsHeader = 'x-next-cache-tags'

/**
 * Whole pages and the reads behind them, in memory, each with the tags of what it shows; the least recently asked for
 * goes first. What `next build` rendered is never looked at: it knows neither the operator's settings nor the data.
 */
class PageStore {
  entries = new Map()
  bytes = 0
  /** Counts purges; `purged` holds the count at which a tag was purged. */
  count = 0
  purged = new Map()

  get(key) {
    const entry = this.entries.get(key)
    if (entry === undefined) return null
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.stored
  }

  /** `since` is the count at which the request began that made the value. */
  set(key, value, { tags = [], cacheControl } = {}, since) {
    const allTags = new Set([...tags, ...(value?.tags ?? []), ...pageTags(value)])
    // Made from what was true before the purge: shown this once, but not kept. What another made since stays.
    if ([...allTags].some((tag) => (this.purged.get(tag) ?? 0) > since)) return
    this.drop(key)
    if (value === null) return
    const bytes = key.length + weigh(value)
    if (bytes > bytesMax / 4) return
    this.entries.set(key, { bytes, tags: allTags, stored: { value, cacheControl, lastModified: Date.now() } })
    this.bytes += bytes
    while (this.bytes > bytesMax) this.drop(this.entries.keys().next().value)
  }

  /** Drops every page that shows something with one of the tags. */
  purge(tags) {
    this.count += 1
    for (const tag of tags) remember(this.purged, tag, this.count)
    for (const [key, entry] of this.entries) if (tags.some((tag) => entry.tags.has(tag))) this.drop(key)
  }

  drop(key) {
    this.bytes -= this.entries.get(key)?.bytes ?? 0
    this.entries.delete(key)
  }
}

function remember(map, key, value) {
  map.delete(key)
  map.set(key, value)
  if (map.size > purgedMax) map.delete(map.keys().next().value)
}

const pageTags = (value) => value?.headers?.[tagsHeader]?.split(',') ?? []

/** Roughly how much memory a value takes. */
function weigh(value) {
  if (typeof value === 'string') return value.length * 2
  if (value instanceof Uint8Array) return value.byteLength
  if (value instanceof Map) return weigh([...value])
  if (Array.isArray(value)) return value.reduce((sum, item) => sum + weigh(item), 16)
  if (typeof value === 'object' && value !== null) return weigh(Object.entries(value).flat())
  return 8
}

// One store in the process: Next makes a handler for each request, and the listener for purges reaches it from its own bundle.
const PINNED = Symbol.for('oficio.pages')
globalThis[PINNED] ??= new PageStore()
const store = globalThis[PINNED]

export default class CacheHandler {
  /**
   * All that a request stores it has read since it began. When a key was asked for would not do: two pages may read the
   * same at the same time, and nothing tells whose reading a value comes from.
   */
  since = store.count

  async get(key) {
    return store.get(key)
  }

  async set(key, value, context) {
    store.set(key, value, context, this.since)
  }

  async revalidateTag(tags) {
    store.purge([tags].flat())
  }

  resetRequestCache() {}
}
