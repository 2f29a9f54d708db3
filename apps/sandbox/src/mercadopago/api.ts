import { Hono } from 'hono'
import { accountRoutes } from './account/account-routes'
import { underChaos } from './chaos/spoil'
import { refuse } from './http/api-error'
import { withBearer } from './http/with-bearer'
import { orderRoutes } from './merchant-orders/order-routes'
import { paymentRoutes } from './payments/payment-routes'
import { preferenceRoutes } from './preferences/preference-routes'
import { planRoutes } from './subscriptions/plan-routes'
import { preapprovalRoutes } from './subscriptions/preapproval-routes'
import type { World } from './world'

/** The provider's API, its answers spoiled as the chaos rules want it. */
export const apiRoutes = (world: World) =>
  new Hono()
    .use(underChaos(world.chaos))
    .use(withBearer(world.credentials.accessToken, 'invalid access token'))
    .route('/', preferenceRoutes(world))
    .route('/', paymentRoutes(world))
    .route('/', orderRoutes(world))
    .route('/', preapprovalRoutes(world))
    .route('/', planRoutes(world))
    .route('/', accountRoutes(world))
    .all('*', () => refuse(404, 'not_found', 'resource not found'))
