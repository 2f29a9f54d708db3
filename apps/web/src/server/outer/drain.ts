import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long open connections are still served after SIGTERM, in ms. Less than a container's stop timeout. */
const drainMs = 3_000
/** The interval at which busy connections are checked after `drainMs`, in ms. */
const checkMs = 250
/** A process that is busy for longer closes its port, even if a connection may still wait at the port. */
const busyMs = 500

/**
 * Stops a server without losing a request from a proxy. `server.close()` would cut idle connections at once. If a proxy
 * sends a POST into such a connection, it cannot know whether the POST was processed, so nginx answers 502. Instead,
 * new connections are refused at once, and the proxy sends them to another process. Each open connection gets one more
 * response. Idle connections are closed after `waitMs`. Resolves when the last connection is closed. Meanwhile the
 * caller sends `Connection: close`.
 */
export async function drain(server: Server, waitMs = drainMs): Promise<void> {
  await untilAllAreAccepted(server)
  let checking: NodeJS.Timeout | undefined
  const waiting = setTimeout(() => {
    server.closeIdleConnections()
    checking = setInterval(() => server.closeIdleConnections(), checkMs)
  }, waitMs)
  // Calls the method of node:net, which only stops listening. The method of node:http would also close idle
  // connections.
  await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  clearTimeout(waiting)
  clearInterval(checking)
}

/**
 * Waits until no connection waits at the port. The system resets connections that the process has not accepted, and a
 * proxy may have sent a request into one. The process accepts one connection per turn of its event loop.
 */
async function untilAllAreAccepted(server: Server): Promise<void> {
  const latest = performance.now() + busyMs
  let hasAccepted: boolean
  const note = () => {
    hasAccepted = true
  }
  server.on('connection', note)
  do {
    hasAccepted = false
    await nextTurn()
    await nextTurn()
  } while (hasAccepted && performance.now() < latest)
  server.off('connection', note)
}
