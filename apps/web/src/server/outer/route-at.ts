import { allEndpoints } from '@oficio/contracts/endpoints'
import { pages } from '@oficio/contracts/pages'

/** next-auth answers below this whatever is no call of ours. */
const nextAuthPrefix = '/api/auth/'
const nextAuthRoute = `${nextAuthPrefix}[...nextauth]`

const parameter = /\{\w+\}|\[\w+\]/g
const countOf = (route: string): number => route.match(parameter)?.length ?? 0

const all = [
  ...new Set([
    ...allEndpoints.map(({ path }) => `/api${path}`),
    ...Object.values(pages).map(({ path }): string => path),
  ]),
]
const plain = new Set(all.filter((route) => countOf(route) === 0))
const withParameters = all
  .filter((route) => countOf(route) > 0)
  .sort((one, other) => countOf(one) - countOf(other))
  .map((route) => ({ route, path: new RegExp(`^${patternOf(route)}$`) }))

function patternOf(route: string): string {
  // Of the signs in addresses only '.' means something in a pattern.
  const words = route.split(parameter).map((part) => part.replaceAll('.', '\\.'))
  return words.join('[^/]+')
}

/**
 * Returns which page or call stands at an address, as its table writes it: '/seguimiento/[token]'. Null where there is none:
 * what strangers type is nobody's to tell.
 */
export function routeAt(path: string): string | null {
  if (plain.has(path)) return path
  const found = withParameters.find((entry) => entry.path.test(path))?.route
  return found ?? (path.startsWith(nextAuthPrefix) ? nextAuthRoute : null)
}
