import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Traces } from '@oficio/domain/kernel/ports'
import { nameRequest } from '../../apps/web/src/server/outer/name-request'
import { fetchFromSite } from '../api/fetch-from-site'

export interface ServedRoutes {
  origin: string
  close(): Promise<void>
}

/** Serves the calls on disk over HTTP without Next. Names requests as the site does. */
export async function serveRoutes(traces: Traces | null): Promise<ServedRoutes> {
  const ask = await fetchFromSite()
  const server = createServer((request, response) =>
    nameRequest(request, response, {
      traces,
      answer: async () => {
        const answer = await ask(await requestOf(request))
        response.setHeaders(answer.headers)
        response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
      },
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The cast is safe, because a server that listens on a port has an address with that port. The type also covers
  // pipes.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

async function requestOf(message: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers))
    for (const item of [value ?? []].flat()) headers.append(name, item)
  const { method = 'GET', url = '/' } = message
  return new Request(`http://localhost:3000${url}`, {
    method,
    headers,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
}
