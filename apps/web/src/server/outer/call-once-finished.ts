import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The pending callbacks of each connection. A connection may carry several requests before the first response. */
const waiting = new WeakMap<Socket, Set<() => void>>()

/**
 * Calls `done` once, when the response is sent or the caller has left. Listens to the socket too, because node:http
 * emits 'close' only on the current response of a connection with pipelined requests.
 */
export function callOnceFinished(
  { socket }: IncomingMessage,
  response: ServerResponse,
  done: () => void,
): void {
  const ends = waiting.get(socket) ?? endsOf(socket)
  const end = () => {
    if (!ends.delete(end)) return
    response.off('close', end)
    done()
  }
  ends.add(end)
  response.once('close', end)
}

function endsOf(socket: Socket): Set<() => void> {
  const ends = new Set<() => void>()
  waiting.set(socket, ends)
  socket.once('close', () => {
    for (const end of ends) end()
  })
  return ends
}
