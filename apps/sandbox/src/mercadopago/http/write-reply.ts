import type { ServerResponse } from 'node:http'
import type { Spoiled } from '../chaos/spoil'

/** Sends an answer, or breaks off as chaos wants it. A stalled one ends when the server is closed. */
export function writeReply(response: ServerResponse, { reply, way }: Spoiled): void {
  if (way === 'drop') {
    response.socket?.destroy()
    return
  }
  const bytes = Buffer.byteLength(reply.body)
  response.writeHead(reply.status, { ...reply.headers, 'content-length': String(bytes) })
  if (way === 'stall') response.flushHeaders()
  else response.end(reply.body)
}
