import 'server-only'
import { unstable_cache } from 'next/cache'

/** As long as the pages themselves: a page whose purge got lost would otherwise be rendered anew from what was read before. */
const keptSeconds = 3600

/**
 * Reads for a page that is cached whole: the page then carries the tags and goes when one of them is purged
 * (`purgePages`). What is read must survive JSON, so no dates.
 */
export function cachedRead<T>(key: string, tags: readonly string[], read: () => Promise<T>): Promise<T> {
  return unstable_cache(read, [key], { tags: [...tags], revalidate: keptSeconds })()
}
