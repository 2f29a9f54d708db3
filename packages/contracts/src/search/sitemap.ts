import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { getIndexNowKeyEndpoint, indexNowKeyPath } from './index-now'

const tag = 'Operación'

// The path is not `sitemap`, because Next reserves that folder name for a file that it generates during the build.
export const getSitemapEndpoint = defineEndpoint({
  name: 'getSitemap',
  summary: 'Returns the index of the sitemap, as /sitemap.xml (XML of sitemaps.org).',
  tag,
  method: 'GET',
  path: '/site-map',
  access: 'anyone',
  response: z.unknown(),
  contentTypes: ['application/xml'],
})

export const getSitemapPartEndpoint = defineEndpoint({
  name: 'getSitemapPart',
  summary: 'Returns one part of the sitemap, as /sitemaps/{part}.xml (XML of sitemaps.org).',
  tag,
  method: 'GET',
  path: '/site-map/{part}',
  access: 'anyone',
  params: z.object({ part: z.string().max(80) }),
  response: z.unknown(),
  contentTypes: ['application/xml'],
  errors: ['not_found'],
})

/** The paths at which search engines read the sitemap index and its parts. The site rewrites both to the calls. */
export const sitemapPath = '/sitemap.xml'
export const sitemapPartPath = (part: string): string => `/sitemaps/${part}.xml`

/** Paths that are answered by an API call with another path. */
export const rewrites: readonly { from: string; to: string }[] = [
  { from: sitemapPath, to: '/api/site-map' },
  { from: sitemapPartPath(':part'), to: '/api/site-map/:part' },
  { from: indexNowKeyPath, to: `/api${getIndexNowKeyEndpoint.path}` },
]
