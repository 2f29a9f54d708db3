import 'server-only'
import { unstable_cache } from 'next/cache'

/**
 * Reads for a page that is cached whole: the page then carries the tags and goes when one of them is purged
 * (`purgePages`). What is read must survive JSON, so no dates.
 */
export function cachedRead<T>(key: string, tags: readonly string[], read: () => Promise<T>): Promise<T> {
  return unstable_cache(read, [key], { tags: [...tags] })()
}
