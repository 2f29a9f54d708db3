import { createServer, type Server as HttpServer } from 'node:http'
import type { Server } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

/** Makes an HTTP server of an app. The process keeps Node's own Request and Response, since tests share theirs. */
export function serverOf(app: Hono): HttpServer {
  return createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
}

/** Listens for this machine only and returns the port, a free one for 0. Rejects when the port is taken. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
