import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { accountRoutes } from './account/account-routes'
import { type Spoiled, underChaos } from './chaos/spoil'
import { refuse, replyToError } from './http/api-error'
import type { Fields } from './http/fields'
import { readFields } from './http/read-body'
import type { Reply } from './http/reply'
import { findRoute } from './http/routes'
import { orderRoutes } from './merchant-orders/order-routes'
import { paymentRoutes } from './payments/payment-routes'
import { preferenceRoutes } from './preferences/preference-routes'
import { planRoutes } from './subscriptions/plan-routes'
import { preapprovalRoutes } from './subscriptions/preapproval-routes'
import type { World } from './world'

const ROUTES = [
  ...preferenceRoutes,
  ...paymentRoutes,
  ...orderRoutes,
  ...preapprovalRoutes,
  ...planRoutes,
  ...accountRoutes,
]

/** Answers a call of the API, spoiled as the chaos rules want it. */
export async function answerApi(world: World, request: IncomingMessage, url: URL): Promise<Spoiled> {
  const method = request.method ?? 'GET'
  const path = url.pathname.replace(/(.)\/$/, '$1')
  // Before any delay: what came whole takes effect after it, also when its sender is gone by then.
  const body = method === 'GET' ? Promise.resolve({}) : readFields(request)
  // Whoever answers waits for it; until then its failure must not end the process.
  body.catch(() => undefined)
  return underChaos(world.chaos, { method, path }, () =>
    answer(world, request, url, body).catch((error: unknown) => replyToError(error)),
  )
}

async function answer(
  world: World,
  request: IncomingMessage,
  url: URL,
  body: Promise<Fields>,
): Promise<Reply> {
  if (!hasBearer(request, world.credentials.accessToken)) {
    return refuse(401, 'unauthorized', 'invalid access token')
  }
  const match = findRoute(ROUTES, request.method ?? 'GET', url.pathname)
  if (!match) return refuse(404, 'not_found', 'resource not found')
  const { route, id, other } = match
  const header = (name: string) => [request.headers[name]].flat()[0] ?? null
  return route.answer(world, { id, other, query: url.searchParams, body: await body, header })
}

/** Returns whether the call carries the token, compared without telling how much of it was right. */
export function hasBearer({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
