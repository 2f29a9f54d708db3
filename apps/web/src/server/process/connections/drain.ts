import { subscribe } from 'node:diagnostics_channel'
import { Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** For how long connections that are open at the end of the process are still served; less than a container may take to stop. */
const drainMs = 3_000
/** After the drain a connection that was still busy is looked at this often. */
const lookMs = 250
/** A process that is busy for longer than this closes its port although somebody may wait there. */
const mostQuietMs = 500

const draining = new WeakSet<Server>()

/**
 * Lets the site end without losing a request that a proxy sends meanwhile. By itself `server.close()`, which Next calls at
 * SIGTERM, cuts idle connections at once. A proxy that sends a request into one of them at that moment cannot tell whether
 * it was worked on, so nginx answers 502 to a POST in place of sending it to another process.
 */
export function startDraining(): void {
  subscribe('http.server.request.start', (event) => {
    // The shape that Node documents for this channel.
    const { server, response } = event as { server: Server; response: ServerResponse }
    // Sends `Connection: close`: the proxy uses this connection no more.
    if (draining.has(server)) response.shouldKeepAlive = false
  })
  const { close } = Server.prototype
  Server.prototype.close = function (this: Server, callback?: (error?: Error) => void) {
    if (draining.has(this) || !this.listening) return close.call(this, callback)
    void drain(this, callback)
    return this
  }
}

/**
 * Refuses new connections at once, because a proxy sends what was refused to another process. Serves those that are open,
 * one request each, and closes what is idle after `waitMs`.
 */
export async function drain(
  server: Server,
  callback?: (error?: Error) => void,
  waitMs = drainMs,
): Promise<void> {
  draining.add(server)
  await untilAllAreAccepted(server)
  let looking: NodeJS.Timeout | undefined
  const waiting = setTimeout(() => {
    server.closeIdleConnections()
    // What was answered meanwhile became idle later.
    looking = setInterval(() => server.closeIdleConnections(), lookMs)
  }, waitMs)
  // That of node:http would close idle connections as well.
  NetServer.prototype.close.call(server, (error) => {
    clearTimeout(waiting)
    clearInterval(looking)
    callback?.(error)
  })
}

/**
 * Waits for a moment in which nobody waits at the port: the system resets connections that it made and nobody accepted yet,
 * and a proxy may have sent a request into one. The process accepts one connection in each turn of its loop.
 */
async function untilAllAreAccepted(server: Server): Promise<void> {
  const latest = performance.now() + mostQuietMs
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
