import { z } from 'zod'
import { defineEndpoint } from '../endpoint'

/**
 * Where search engines read the IndexNow key that proves who reports changed pages. The site rewrites this path to the
 * call.
 */
export const indexNowKeyPath = '/indexnow.txt'

export const getIndexNowKeyEndpoint = defineEndpoint({
  name: 'getIndexNowKey',
  summary: `Returns the key with which the site notifies search engines, as ${indexNowKeyPath} (text). Answers 404 if the site does not notify them.`,
  tag: 'Operación',
  method: 'GET',
  path: '/index-now-key',
  access: 'anyone',
  response: z.unknown(),
  contentTypes: ['text/plain'],
  errors: ['not_found'],
})
