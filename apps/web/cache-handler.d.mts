interface Stored {
  /** What Next handed over: a page, the answer of a route, or a read. */
  value: { html?: string }
  lastModified: number
}

/** The handler of `cache-handler.mjs`, for its test; Next itself loads it without types. */
export default class CacheHandler {
  get(key: string): Promise<Stored | null>
  set(key: string, value: object | null, context?: { tags?: string[] }): Promise<void>
  revalidateTag(tags: string | string[]): Promise<void>
}
