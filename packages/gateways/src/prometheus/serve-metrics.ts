import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './create-metrics'

export interface MetricsServer {
  port: number
  close(): Promise<void>
}

/**
 * Answers `GET /metrics` on a port of its own, which no visitor reaches, and `GET /alive`, which asks the database for
 * nothing: a liveness probe must not restart a process because the database is away. Throws when it cannot listen. The
 * server does not keep its process alive.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.url === '/alive') return void response.writeHead(200).end('alive')
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    const { contentType, text } = await metrics.print()
    response.writeHead(200, { 'content-type': contentType }).end(text)
  })
  server.unref()
  server.listen(port, host)
  await once(server, 'listening')
  // A server that listens on a port has such an address; only those on a path have a text.
  const { port: actualPort } = server.address() as AddressInfo
  return {
    port: actualPort,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
