import type { IncomingMessage } from 'node:http'
import { readText } from '../http/read-body'
import type { Reply } from '../http/reply'
import { findRoute, type Route } from '../http/routes'
import type { World } from '../world'
import { assertOwnForm } from './own-origin'

/** Answers a page or a form of one; null when there is none at that address. */
export async function answerPage(
  world: World,
  routes: Route[],
  request: IncomingMessage,
  url: URL,
): Promise<Reply | null> {
  const match = findRoute(routes, request.method ?? 'GET', url.pathname)
  if (!match) return null
  const { route, id, other } = match
  if (route.method === 'POST') assertOwnForm(request, world.origin)
  const form = route.method === 'POST' ? new URLSearchParams(await readText(request)) : []
  const header = (name: string) => [request.headers[name]].flat()[0] ?? null
  return route.answer(world, { id, other, query: url.searchParams, body: Object.fromEntries(form), header })
}
