import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './create-metrics'

export interface MetricsServer {
  port: number
  close(): Promise<void>
}

/**
 * Serves `GET /metrics` on a separate port that visitors cannot reach. Also serves `GET /alive` for liveness probes. It
 * does not query the database, because an unavailable database must not restart the process. Throws if it cannot
 * listen. The server does not keep the process alive.
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'print'>,
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
  // The type also allows a path, but a server that listens on a port has an address with that port.
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
