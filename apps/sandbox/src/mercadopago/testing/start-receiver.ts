import { createServer, type IncomingHttpHeaders } from 'node:http'
import { listen } from '../../listen'

export interface ReceivedCall {
  url: URL
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

/** Starts a site that receives notifications. It answers with the given statuses in order, then with 200. */
export async function startReceiver() {
  const calls: ReceivedCall[] = []
  const statuses: number[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://site')
      calls.push({ url, headers: request.headers, body: JSON.parse(text) })
      response.writeHead(statuses.shift() ?? 200)
      response.end()
    })
  })
  const port = await listen(server, 0)
  return {
    url: `http://127.0.0.1:${port}/api/webhooks/mercadopago`,
    received: calls,
    /** Sets the statuses of the next responses. */
    answerWith: (...next: number[]) => statuses.push(...next),
    /** Returns the received topics and actions, in order. */
    seen: () => calls.map(({ url, body }) => `${url.searchParams.get('type')} ${body.action}`),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
