import { z } from 'zod'
import { defineEndpoint } from '../endpoint'

/**
 * Where search engines read the IndexNow key that proves who reports changed pages. The site rewrites this path to the
 * call.
 */
export const indexNowKeyPath = '/indexnow.txt'

export const getIndexNowKeyEndpoint = defineEndpoint({
  name: 'getIndexNowKey',
  summary: `The key of the site's news to search engines, as ${indexNowKeyPath} (text); not found where it tells them nothing.`,
  tag: 'Operación',
  method: 'GET',
  path: '/index-now-key',
  access: 'anyone',
  response: z.unknown(),
  contentTypes: ['text/plain'],
  errors: ['not_found'],
})
