import { createServer, type Server as HttpServer } from 'node:http'
import type { Server } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

/** Creates an HTTP server for an app. Keeps Node's global Request and Response unchanged, because tests share them. */
export function serverOf(app: Hono): HttpServer {
  return createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
}

/** Starts to listen on this machine only and returns the port; 0 means a free port. Rejects if the port is taken. */
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
