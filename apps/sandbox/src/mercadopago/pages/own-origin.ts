import type { MiddlewareHandler } from 'hono'
import { refuse } from '../http/api-error'
import type { World } from '../world'

/** Answers 403 to a form from another site's page, and to requests with a host name that is not ours. */
export const fromOwnForm =
  (world: World): MiddlewareHandler =>
  async ({ req }, next) => {
    const host = req.header('host') ?? ''
    const knownHosts = ['localhost', '127.0.0.1', '[::1]', new URL(world.origin).hostname]
    if (!knownHosts.includes(host.replace(/:\d+$/, ''))) refuse(403, 'forbidden', 'unknown host')
    const site = req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      refuse(403, 'forbidden', 'a form of another site')
    }
    const origin = req.header('origin')
    if (origin && URL.canParse(origin) && new URL(origin).host !== host) {
      refuse(403, 'forbidden', 'a form of another site')
    }
    await next()
  }
