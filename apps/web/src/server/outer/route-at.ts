import { allEndpoints } from '@oficio/contracts/endpoints'
import { pages } from '@oficio/contracts/pages'

/** next-auth answers every address below this prefix that is no call of ours. */
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
  // Of the characters in our paths only '.' has a meaning in a regular expression.
  const words = route.split(parameter).map((part) => part.replaceAll('.', '\\.'))
  return words.join('[^/]+')
}

/**
 * Returns the route of a page or call as its table writes it: '/seguimiento/[token]'. Returns null for any other address,
 * because a trace must not repeat what a stranger typed.
 */
export function routeAt(path: string): string | null {
  if (plain.has(path)) return path
  const route = withParameters.find((entry) => entry.path.test(path))?.route
  return route ?? (path.startsWith(nextAuthPrefix) ? nextAuthRoute : null)
}
