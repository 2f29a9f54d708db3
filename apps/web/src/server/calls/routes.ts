import { allCalls } from '@oficio/contracts/endpoints'
import { type Page, pages } from '@oficio/contracts/pages'

/** The header in which `prepare-request.ts` tells the answer of last resort which methods the address knows. */
export const allowedMethodsHeader = 'x-allowed-methods'

interface Route {
  /** As its table writes it: '/api/leads/{id}', '/seguimiento/[token]'. */
  path: string
  /** The methods of a call; null for a page. */
  methods: readonly string[] | null
  /** Whether it is a page that is the same for everybody. */
  isCached: boolean
}

/** next-auth answers every address below this prefix that is no call of ours. */
const nextAuthPrefix = '/api/auth/'
const nextAuth: Route = { path: `${nextAuthPrefix}[...nextauth]`, methods: ['GET', 'POST'], isCached: false }

const allPages: readonly Page[] = Object.values(pages)
const pageAt = searchOf(allPages.map(({ path, isCached = false }) => ({ path, methods: null, isCached })))
const callAt = searchOf(
  [...new Set(allCalls.map(({ path }) => path))].map((path) => ({
    path: `/api${path}`,
    methods: allCalls.filter((endpoint) => endpoint.path === path).map(({ method }) => method),
    isCached: false,
  })),
)

/** Returns the page or call at an address as it came, without the query; null where there is none. */
export function routeAt(pathname: string): Route | null {
  const call = pathname.startsWith('/api/') ? callAt(pathname) : null
  return call ?? pageAt(pathname) ?? (pathname.startsWith(nextAuthPrefix) ? nextAuth : null)
}

/** Returns the methods that an address of the API answers; null where there is no call. */
export function methodsAt(pathname: string): string[] | null {
  const path = pathname.includes('%') ? pathname.split('/').map(decodeURIComponent).join('/') : pathname
  const methods = routeAt(path)?.methods
  // Next answers these two by itself, wherever there is something to answer.
  return methods ? [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'] : null
}

/** Returns the search for a path among routes. Most have no parameter and are found at once; of the others, fewer parameters win. */
function searchOf(routes: readonly Route[]): (path: string) => Route | null {
  const parameter = /\{\w+\}|\[\w+\]/g
  const countOf = ({ path }: Route): number => path.match(parameter)?.length ?? 0
  const plain = new Map(routes.filter((route) => countOf(route) === 0).map((route) => [route.path, route]))
  const patterns = routes
    .filter((route) => countOf(route) > 0)
    .sort((one, other) => countOf(one) - countOf(other))
    // Of the characters in our paths only '.' has a meaning in a regular expression.
    .map((route) => ({
      route,
      pattern: new RegExp(`^${route.path.replaceAll('.', '\\.').replace(parameter, '[^/]+')}$`),
    }))
  return (path) => plain.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.route ?? null
}
