import { allEndpoints } from '@oficio/contracts/endpoints'

/** The header in which `prepare-request.ts` tells the answer of last resort which methods the address knows. */
export const allowedMethodsHeader = 'x-allowed-methods'

/** next-auth answers below this whatever is no call of ours, by these two methods. */
const nextAuthPrefix = '/api/auth/'
const nextAuthMethods = ['GET', 'POST']

interface KnownPath {
  path: RegExp
  methods: string[]
}

/**
 * Returns the methods that an address of the API answers, or null where there is nothing at all. `pathname` is as it
 * came, without the query.
 */
export function methodsAt(pathname: string): string[] | null {
  const path = pathname.includes('%') ? pathname.split('/').map(decodeURIComponent).join('/') : pathname
  const known = plainPaths.get(path) ?? pathsWithParameters.find((entry) => entry.path.test(path))?.methods
  const methods = known ?? (path.startsWith(nextAuthPrefix) ? nextAuthMethods : null)
  // Next answers these two by itself, wherever there is something to answer.
  return methods && [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
}

/** Every path of the contracts, by whether it has parameters: asked for each call, most are found without a search. */
const allPaths = [...new Set(allEndpoints.map(({ path }) => path))]
const plainPaths = new Map(
  allPaths.filter((path) => parameters(path) === 0).map((path) => [`/api${path}`, methodsOf(path)]),
)
const pathsWithParameters: KnownPath[] = allPaths
  .filter((path) => parameters(path) > 0)
  .sort((a, b) => parameters(a) - parameters(b))
  .map((path) => ({
    path: new RegExp(`^/api${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    methods: methodsOf(path),
  }))

function methodsOf(path: string): string[] {
  return allEndpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method)
}

function parameters(path: string): number {
  return path.split('{').length - 1
}
