import { indexNowKeyPath } from '@oficio/contracts/search/index-now'
import type { PageNews } from '@oficio/domain/kernel/ports'

const timeoutMs = 10_000

interface IndexNowOptions {
  /** The site's own, without a slash at the end. */
  origin: string
  key: string
  /** The endpoint of engines that share submissions. */
  url: string
}

/**
 * Tells search engines of changed pages by IndexNow (indexnow.org): one call, which all that take part hear of. That the
 * key is the site's own they see by its file.
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
    // Nothing of the body counts, which may be of any size.
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`IndexNow answered ${answer.status}`)
  },
})
