import { deserialize, serialize } from 'node:v8'
import { pack, unpack } from '../page-store/pack'
import { pageStore } from '../page-store/page-store'
import { currentRendering, type Rendering } from './rendering'

/** A page, a response of a route, or a cached read (FETCH). Only Next knows the rest of its shape. */
interface Value {
  kind?: string
  status?: number
}

/** Next's metadata of a value. `tags` belongs to a cached read, `cacheControl` to a page. */
interface Description {
  tags?: string[]
  cacheControl?: unknown
}

interface KeptEntry {
  value: Value
  cacheControl: unknown
  lastModified: number
}

/** Returns whether Next stores the page of all missing addresses under a key (missing-page.ts). */
const isOfMissingPage = (key: string): boolean => key.endsWith('/_not-found')

/**
 * Implements Next's `cacheHandler` (next.config.mjs) with our page store. Next passes the tags of a cached read, but
 * not those of a page. A page therefore gets the tags of all reads of the request that rendered it. Pages from `next
 * build` are never used, because the build knows neither the data nor the operator's settings.
 */
export default class CacheHandler {
  async get(key: string, { tags = [] }: Description = {}): Promise<KeptEntry | null> {
    note(tags)
    const entry = pageStore().get(key)
    if (!entry) return null
    // Both casts are safe, because only `set` below writes under Next's keys.
    const keptEntry = deserialize(await unpack(entry.value as Buffer)) as KeptEntry
    if (keptEntry.value.kind !== 'FETCH') note(entry.tags, keptEntry.lastModified)
    return keptEntry
  }

  async set(key: string, value: Value | null, { tags = [], cacheControl }: Description = {}): Promise<void> {
    note(tags)
    const rendering = currentRendering()
    if (value === null || !rendering) return pageStore().drop(key)
    if (isOfMissingPage(key) && !rendering.isOfMissingAddress) return
    const lastModified = Date.now()
    const isRead = value.kind === 'FETCH'
    if (!isRead) rendering.pageMadeAt = lastModified
    if (isWholePage(value, rendering)) return
    const packed = await pack(serialize({ value, cacheControl, lastModified } satisfies KeptEntry))
    pageStore().put(key, packed, {
      tags: isRead ? tags : [...rendering.tags],
      bytes: packed.length,
      since: rendering.since,
    })
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    pageStore().purge([tags].flat())
  }

  resetRequestCache(): void {}
}

function note(tags: readonly string[], pageMadeAt?: number): void {
  const rendering = currentRendering()
  if (!rendering) return
  for (const tag of tags) rendering.tags.add(tag)
  if (pageMadeAt !== undefined) rendering.pageMadeAt = pageMadeAt
}

/**
 * Returns whether `keepPage` stores the page already, as the compressed bytes that visitors get. The data of a page is
 * stored here only for a router that asked for it.
 */
const isWholePage = ({ kind, status = 200 }: Value, { isForRouter }: Rendering): boolean =>
  kind === 'APP_PAGE' && status === 200 && !isForRouter
