import type { IncomingMessage, ServerResponse } from 'node:http'
import { noteTooMuch } from './answer-failures'
import type { LoadGate } from './load-gate'

/** What asks how the process does, and must hear the truth of it. */
const questions = ['/api/ready', '/metrics']
/** A page that listens for changes of its account: that never ends, and costs nothing. */
const stream = 'text/event-stream'

/**
 * Answers that it is too much just now, in the words of any slow moment, or lets the request in. Returns whether it was
 * turned away.
 */
export function turnAway(gate: LoadGate, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '', headers } = request
  if (questions.includes(url) || headers.accept?.includes(stream)) return false
  if (!gate.hasRoom()) {
    noteTooMuch(request)
    response.writeHead(500).end()
    return true
  }
  if (method === 'GET' || method === 'HEAD') stayInside(gate, response)
  // Until all of it is there nothing is done: whoever sends slowly keeps nobody else out.
  else request.once('end', () => stayInside(gate, response))
  return false
}

/** Until the answer is made, and not until it was read: whoever reads slowly keeps nobody else out either. */
function stayInside(gate: LoadGate, response: ServerResponse): void {
  if (response.writableEnded) return
  const leave = gate.enter()
  const { end } = response
  response.end = ((...given: Parameters<typeof end>) => {
    leave()
    return end.apply(response, given)
  }) as typeof end
  response.once('close', leave)
}
