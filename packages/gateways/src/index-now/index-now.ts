import { indexNowKeyPath } from '@oficio/contracts/search/index-now'
import type { PageNews } from '@oficio/domain/kernel/ports'

const timeoutMs = 10_000

interface IndexNowOptions {
  /** Origin of the site, without a trailing slash. */
  origin: string
  key: string
  /** Endpoint of the protocol. Search engines share what is submitted to any of them. */
  url: string
}

/**
 * Reports changed pages to search engines by IndexNow (indexnow.org): one call reaches all participating engines. They
 * verify the key with a file on the site.
 */
export const createIndexNow = ({ origin, key, url }: IndexNowOptions): PageNews => ({
  key,
  tell: async (paths) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(origin).host,
        key,
        keyLocation: origin + indexNowKeyPath,
        urlList: paths.map((path) => origin + path),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    // Discards the body, which has no meaning and may have any size.
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`IndexNow answered ${answer.status}`)
  },
})
