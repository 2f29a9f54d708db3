import { loadHandlers } from '../access/on-disk'

/** Returns a `fetch` that the routes on disk answer, without a network or Next between. */
export async function fetchFromSite(): Promise<typeof fetch> {
  const routes = (await loadHandlers()).map(({ folder, method, handler }) => ({
    method,
    handler,
    // 'api/leads/[id]' finds '/api/leads/7', and names what it found.
    path: new RegExp(`^/${folder.replaceAll('.', '\\.').replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`),
  }))
  return async (input, init) => {
    const request = new Request(input, init)
    // The front server names who calls.
    request.headers.set('x-client-address', '200.1.2.3')
    const { pathname } = new URL(request.url)
    const matchingRoutes = routes.filter(
      ({ method, path }) => method === request.method && path.test(pathname),
    )
    // Of 'leads/count' and 'leads/[id]' the more specific one.
    const [route] = matchingRoutes.sort((a, b) => openParts(a.path) - openParts(b.path))
    if (!route) throw new Error(`no route answers ${request.method} ${pathname}`)
    const params = route.path.exec(pathname)?.groups ?? {}
    return route.handler(request, { params: Promise.resolve(params) })
  }
}

const openParts = (path: RegExp): number => path.source.split('(').length
