import { createServer, type IncomingHttpHeaders } from 'node:http'
import { listen } from '../../listen'

export interface Received {
  url: URL
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

/** A site that takes notifications, and answers them with the statuses it is told to, then with 200. */
export async function startReceiver() {
  const received: Received[] = []
  const statuses: number[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://site')
      received.push({ url, headers: request.headers, body: JSON.parse(text) })
      response.writeHead(statuses.shift() ?? 200)
      response.end()
    })
  })
  const port = await listen(server, 0)
  return {
    url: `http://127.0.0.1:${port}/api/webhooks/mercadopago`,
    received,
    /** What the next notifications are answered with. */
    answerWith: (...next: number[]) => statuses.push(...next),
    /** Returns the topics and actions that came so far, in order. */
    seen: () => received.map(({ url, body }) => `${url.searchParams.get('type')} ${body.action}`),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
