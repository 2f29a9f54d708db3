import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Running } from '../../../front-cache/run-program'

/**
 * A proxy for machines without nginx. Each request goes to the next web process, and to the one after it if the first
 * is unavailable. Caches nothing.
 */
export async function startSmallProxy(port: number, webOrigins: readonly string[]): Promise<Running> {
  let turn = 0
  const server = createServer((incoming, answer) => {
    turn += 1
    const first = webOrigins[turn % webOrigins.length] ?? ''
    const second = webOrigins[(turn + 1) % webOrigins.length] ?? ''
    // A request with a body is sent once only, because a part of it may already have been read.
    const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
    pass(incoming, answer, hasBody ? [first] : [first, second])
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { origin: `http://127.0.0.1:${own}`, stop }
}

function pass(incoming: IncomingMessage, answer: ServerResponse, [origin, ...otherOrigins]: string[]): void {
  if (origin === undefined) {
    answer.writeHead(502).end()
    return
  }
  const { hostname, port } = new URL(origin)
  const address = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress]
    .filter(Boolean)
    .join(', ')
  const headers = { ...incoming.headers, 'x-forwarded-for': address }
  const forwarded = request({
    hostname,
    port,
    path: incoming.url,
    method: incoming.method,
    headers,
    agent: false,
  })
  forwarded.on('response', (upstreamAnswer) => {
    answer.writeHead(upstreamAnswer.statusCode ?? 502, upstreamAnswer.headers)
    upstreamAnswer.pipe(answer)
    upstreamAnswer.on('error', () => answer.destroy())
  })
  forwarded.on('error', () => (answer.headersSent ? answer.destroy() : pass(incoming, answer, otherOrigins)))
  incoming.pipe(forwarded)
}
