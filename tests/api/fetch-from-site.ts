import { loadHandlers } from '../access/on-disk'

/** Returns a `fetch` that calls the routes on disk directly, without a network or Next. */
export async function fetchFromSite(): Promise<typeof fetch> {
  const routes = (await loadHandlers()).map(({ folder, method, handler }) => ({
    method,
    handler,
    // The pattern of 'api/leads/[id]' matches '/api/leads/7' and captures the id.
    path: new RegExp(`^/${folder.replaceAll('.', '\\.').replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`),
  }))
  return async (input, init) => {
    const request = new Request(input, init)
    // In production, the front server sets the address of the caller.
    request.headers.set('x-client-address', '200.1.2.3')
    const { pathname } = new URL(request.url)
    const matchingRoutes = routes.filter(
      ({ method, path }) => method === request.method && path.test(pathname),
    )
    // If both 'leads/count' and 'leads/[id]' match, the more specific route wins.
    const [route] = matchingRoutes.sort((a, b) => openParts(a.path) - openParts(b.path))
    if (!route) throw new Error(`no route answers ${request.method} ${pathname}`)
    const params = route.path.exec(pathname)?.groups ?? {}
    return route.handler(request, { params: Promise.resolve(params) })
  }
}

const openParts = (path: RegExp): number => path.source.split('(').length
