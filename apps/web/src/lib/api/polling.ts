import type { SWRConfiguration } from 'swr'

/**
 * Returns SWR options that repeat a read every `everyMs` while the page is visible, and when the visitor returns to it.
 * Pages in hidden tabs do not read. Failed reads are retried at the same interval, and the last data stays. With null,
 * reads only once.
 */
export const polling = (everyMs: number | null) =>
  ({
    refreshInterval: everyMs ?? 0,
    revalidateOnFocus: everyMs !== null,
    revalidateOnReconnect: everyMs !== null,
    shouldRetryOnError: everyMs !== null,
    onErrorRetry: (_error, _key, _config, revalidate, options) =>
      void setTimeout(() => void revalidate(options), everyMs ?? 0),
  }) satisfies SWRConfiguration
