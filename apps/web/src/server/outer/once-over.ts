import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Callbacks for the end of a connection. Several requests may come on one before the first is answered. */
const waiting = new WeakMap<Socket, Set<() => void>>()

/**
 * Calls `done` once, when the response is sent or its caller is gone. Of several requests pipelined on one connection,
 * node:http emits 'close' only on the response that was being sent.
 */
export function onceOver({ socket }: IncomingMessage, response: ServerResponse, done: () => void): void {
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
