import 'server-only'
import { unstable_cache } from 'next/cache'

/**
 * As long as pages are cached. With a longer time, a page whose purge was lost would be rendered again from old reads.
 */
const keptSeconds = 3600

/**
 * Reads data for a cached page. The page gets the tags, and is dropped when one of them is purged (`purgePages`). The
 * data must survive JSON, so it must not contain dates.
 */
export function cachedRead<T>(key: string, tags: readonly string[], read: () => Promise<T>): Promise<T> {
  return unstable_cache(read, [key], { tags: [...tags], revalidate: keptSeconds })()
}
