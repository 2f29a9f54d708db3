import type { SWRConfiguration } from 'swr'

/**
 * How a read is repeated while somebody looks at the page: every `everyMs` and when they come back to it; a page in a
 * hidden tab asks for nothing. What fails is asked again at the same pace, and what was known stays. Null: asked once.
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
