import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { GET as verifyReturn } from '../../../apps/web/src/app/api/auth/payments/verify/route'
import { POST as createAnonymousPayment } from '../../../apps/web/src/app/api/payments/create-anonymous/route'
import { GET as verifyPayment } from '../../../apps/web/src/app/api/payments/verify/[paymentId]/route'
import { POST as receiveNotification } from '../../../apps/web/src/app/api/webhooks/[provider]/route'
import type { RouteHandler } from '../../../apps/web/src/server/route'
import { serveWith, stopServing } from '../../access/api'

export const webhookPath = '/api/webhooks/mercadopago'
export const verifyPath = '/api/payments/verify/'

const routes: [method: string, path: string, handler: RouteHandler][] = [
  ['POST', '/api/payments/create-anonymous', createAnonymousPayment],
  ['GET', '/api/auth/payments/verify', verifyReturn],
]

interface Site {
  origin: string
  close(): Promise<void>
}

/**
 * Serves the site's own handlers on a port without Next, and sets the context's address to it. Any path that is not an
 * API call is an empty page.
 */
export async function startSite(ctx: Ctx): Promise<Site> {
  const server = createServer(async (request, response) => {
    const answer = await answerTo(request)
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The cast is safe, because a server that listens on a port has an address with that port. The type also covers
  // pipes.
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  ctx.site = { ...ctx.site, origin }
  serveWith(ctx)
  return {
    origin,
    async close() {
      stopServing()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answerTo(request: IncomingMessage): Promise<Response> {
  const method = request.method ?? 'GET'
  const url = new URL(request.url ?? '/', 'http://site')
  const body = await text(request)
  // In production, the front server sets the address of the caller.
  const headers = new Headers({ 'x-client-address': '200.1.2.3' })
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
  const call = new Request(url, { method, headers, ...(body && { body }) })
  if (url.pathname.startsWith(verifyPath))
    return verifyPayment(call, {
      params: Promise.resolve({ paymentId: url.pathname.slice(verifyPath.length) }),
    })
  if (url.pathname === webhookPath)
    return receiveNotification(call, { params: Promise.resolve({ provider: 'mercadopago' }) })
  const handler = routes.find(([verb, path]) => verb === method && path === url.pathname)?.[2]
  return handler ? handler(call, { params: Promise.resolve({}) }) : new Response('')
}
