import { z } from 'zod'
import { defineEndpoint } from '../endpoint'

/** Where search engines find the key by which they know who tells them of changed pages; the site leads it to the call. */
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
