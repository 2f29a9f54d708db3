import { Hono } from 'hono'
import { apiRoutes } from './api'
import { checkoutRoutes } from './checkout/checkout-routes'
import type { Control } from './control/control'
import { controlRoutes } from './control/control-routes'
import { replyToError } from './http/api-error'
import type { Courier } from './notifications/courier'
import { staticRoutes } from './pages/static-routes'
import { panelRoutes } from './panel/panel-routes'
import { subscriptionPageRoutes } from './subscriptions/page/subscription-page-routes'
import type { World } from './world'

interface Parts {
  world: World
  control: Control
  courier: Courier
}

/** Answers every call: the control API, the pages, and everything else as the provider's API. */
export function makeApp({ world, control, courier }: Parts): Hono {
  // A slash at the end of a path does not count.
  const app = new Hono({ strict: false })
  app.onError(replyToError)
  return app
    .route('/_sandbox', controlRoutes(world, control))
    .route('/', checkoutRoutes(world, courier))
    .route('/', subscriptionPageRoutes(world))
    .route('/', panelRoutes(world, control))
    .route('/', staticRoutes)
    .route('/', apiRoutes(world))
}
