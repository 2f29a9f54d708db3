import { allCalls } from '@oficio/contracts/endpoints'
import { type Page, pages } from '@oficio/contracts/pages'

/** The request header in which `prepare-request.ts` passes the allowed methods to the fallback route. */
export const allowedMethodsHeader = 'x-allowed-methods'

interface Route {
  /** The path as the table of calls or pages writes it: '/api/leads/{id}', '/seguimiento/[token]'. */
  path: string
  /** The methods of a call; null for a page. */
  methods: readonly string[] | null
  /** Whether the route is a page that is the same for every visitor. */
  isCached: boolean
  /** For how many seconds a page with a query is kept; null for any other route. */
  keptSeconds: number | null
}

/** next-auth handles every path below this prefix that is not an API call of ours. */
const nextAuthPrefix = '/api/auth/'
const nextAuth: Route = {
  path: `${nextAuthPrefix}[...nextauth]`,
  methods: ['GET', 'POST'],
  isCached: false,
  keptSeconds: null,
}

const allPages: readonly Page[] = Object.values(pages)
const pageAt = searchOf(
  allPages.map(({ path, isCached = false, keptSeconds = null }) => ({
    path,
    methods: null,
    isCached,
    keptSeconds,
  })),
)
const callAt = searchOf(
  [...new Set(allCalls.map(({ path }) => path))].map((path) => ({
    path: `/api${path}`,
    methods: allCalls.filter((endpoint) => endpoint.path === path).map(({ method }) => method),
    isCached: false,
    keptSeconds: null,
  })),
)

/** Returns the page or call at a path (undecoded, without the query). Returns null if none exists. */
export function routeAt(pathname: string): Route | null {
  const call = pathname.startsWith('/api/') ? callAt(pathname) : null
  return call ?? pageAt(pathname) ?? (pathname.startsWith(nextAuthPrefix) ? nextAuth : null)
}

/** Returns the methods of the call at an API path. Returns null if none exists. */
export function methodsAt(pathname: string): string[] | null {
  const path = pathname.includes('%') ? pathname.split('/').map(decodeURIComponent).join('/') : pathname
  const methods = routeAt(path)?.methods
  // Next itself answers OPTIONS for every call, and HEAD for every call with GET.
  return methods ? [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'] : null
}

/**
 * Returns a function that finds the route of a path. Routes without parameters are found first, in a map. Among the
 * other routes, the route with the fewest parameters wins.
 */
function searchOf(routes: readonly Route[]): (path: string) => Route | null {
  const parameter = /\{\w+\}|\[\w+\]/g
  const countOf = ({ path }: Route): number => path.match(parameter)?.length ?? 0
  const plain = new Map(routes.filter((route) => countOf(route) === 0).map((route) => [route.path, route]))
  const patterns = routes
    .filter((route) => countOf(route) > 0)
    .sort((a, b) => countOf(a) - countOf(b))
    // Escapes only '.', because our paths contain no other special character of regular expressions.
    .map((route) => ({
      route,
      pattern: new RegExp(`^${route.path.replaceAll('.', '\\.').replace(parameter, '[^/]+')}$`),
    }))
  return (path) => plain.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.route ?? null
}
