import type { IncomingMessage } from 'node:http'
import { routeAt } from '../calls/routes'
import { pathOf } from './prepare-request'

/** Parameters in which capital letters do not change a search. */
const typedNames = ['query', 'location', 'city', 'cityName']

/**
 * Returns the key of the whole page that a request asks for. Returns null if the page is not the same for everybody. The
 * key of a search ignores capital letters in typed words; `prepareRequest` has sorted the query.
 */
export function keptPageKey({ method, url = '/', headers }: IncomingMessage): string | null {
  // The router requests parts of a page with the `rsc` header.
  if (method !== 'GET' || 'rsc' in headers || 'range' in headers) return null
  const route = routeAt(pathOf(url))
  if (!route?.isCached && route?.keptSeconds == null) return null
  const key = `html ${pathOf(url)}`
  if (route.isCached) return key
  const query = [...new URLSearchParams(url.slice(pathOf(url).length))].map(([name, value]) => [
    name,
    typedNames.includes(name) ? value.toLowerCase() : value,
  ])
  return `${key}?${new URLSearchParams(query)}`
}
