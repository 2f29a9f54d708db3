import type { IncomingMessage } from 'node:http'
import { routeAt } from '../calls/routes'
import { pathOf } from './prepare-request'

/** Parameters in which capital letters do not change a search. */
const typedNames = ['query', 'location', 'city', 'cityName']

/** Returns the value of a parameter of a search as keys of the page store contain it. */
export const inKey = <Value>(name: string, value: Value): Value | string =>
  typeof value === 'string' && typedNames.includes(name) ? value.toLowerCase() : value

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
    inKey(name, value),
  ])
  return `${key}?${new URLSearchParams(query)}`
}
