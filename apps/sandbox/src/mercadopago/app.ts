import { Hono } from 'hono'
import { accountRoutes } from './account/account-routes'
import { withChaos } from './chaos/with-chaos'
import { checkoutRoutes } from './checkout/checkout-routes'
import type { Control } from './control/control'
import { controlRoutes } from './control/control-routes'
import { refuse, replyToError } from './http/api-error'
import { withBearer } from './http/with-bearer'
import { orderRoutes } from './merchant-orders/order-routes'
import type { Courier } from './notifications/courier'
import { staticRoutes } from './pages/static-routes'
import { panelRoutes } from './panel/panel-routes'
import { paymentRoutes } from './payments/payment-routes'
import { preferenceRoutes } from './preferences/preference-routes'
import { subscriptionPageRoutes } from './subscriptions/page/subscription-page-routes'
import { planRoutes } from './subscriptions/plan-routes'
import { preapprovalRoutes } from './subscriptions/preapproval-routes'
import type { World } from './world'

interface Parts {
  world: World
  control: Control
  courier: Courier
}

/** Handles every request: the control API, the pages, and the provider's API for all other paths. */
export function makeApp({ world, control, courier }: Parts): Hono {
  // Not strict: ignores a trailing slash.
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

/** The provider's API. Chaos rules may change its responses. */
const apiRoutes = (world: World) =>
  new Hono()
    .use(withChaos(world.chaos))
    .use(withBearer(world.credentials.accessToken, 'invalid access token'))
    .route('/', preferenceRoutes(world))
    .route('/', paymentRoutes(world))
    .route('/', orderRoutes(world))
    .route('/', preapprovalRoutes(world))
    .route('/', planRoutes(world))
    .route('/', accountRoutes(world))
    .all('*', () => refuse(404, 'not_found', 'resource not found'))
