import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long open connections are still served after SIGTERM; less than a container may take to stop. */
const drainMs = 3_000
/** After that, how often connections that were still busy are checked. */
const checkMs = 250
/** A process that stays busy for longer closes its port although a connection may wait there. */
const busyMs = 500

/**
 * Stops a server without losing a request that a proxy sends meanwhile. `server.close()` cuts idle connections at once: a
 * proxy that sends a POST into one cannot know whether it was processed, so nginx answers 502. Instead, new connections are
 * refused at once (the proxy sends those elsewhere), open ones get one more response each, and what is idle after `waitMs`
 * is closed. Resolves when the last connection is closed. The caller sends `Connection: close` meanwhile.
 */
export async function drain(server: Server, waitMs = drainMs): Promise<void> {
  await untilAllAreAccepted(server)
  let checking: NodeJS.Timeout | undefined
  const waiting = setTimeout(() => {
    server.closeIdleConnections()
    checking = setInterval(() => server.closeIdleConnections(), checkMs)
  }, waitMs)
  // The method of node:net only stops listening; the one of node:http would close idle connections as well.
  await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  clearTimeout(waiting)
  clearInterval(checking)
}

/**
 * Waits until no connection waits at the port: the system resets those that it made and the process did not accept yet, and
 * a proxy may have sent a request into one. The process accepts one connection in each turn of its loop.
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
