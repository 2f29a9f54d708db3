import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddressHeader, connectionOf } from '../limits/client-address'
import { noteTooMuch } from './answer-failures'
import type { LoadGate } from './load-gate'

/** What asks how the process does, and must hear the truth of it. */
const questions = ['/api/ready', '/metrics']
/** A page that listens for changes of its account: that never ends, and costs nothing. */
const stream = 'text/event-stream'

/** Answers that it is too much just now, in the words of any slow moment, or lets `start` answer the request when its turn comes. */
export function takeOn(
  gate: LoadGate,
  request: IncomingMessage,
  response: ServerResponse,
  start: () => void,
): void {
  const { method, url = '', headers } = request
  const known = String(headers[clientAddressHeader])
  const address = connectionOf(known) ?? known
  if (questions.includes(url) || headers.accept?.includes(stream)) start()
  else if (!gate.hasRoom(address)) {
    noteTooMuch(request)
    response.writeHead(500).end()
  } else {
    const isWhole = method === 'GET' || method === 'HEAD'
    // It may be started by the end of another one's work, and has a cause and a trace of its own.
    const place = gate.take(AsyncResource.bind(start), { address, isWhole })
    if (!isWhole) request.once('end', place.hold)
    leaveWithAnswer(response, place.leave)
  }
}

/** When the answer is made, and not when it was read: whoever reads slowly keeps nobody else out either. */
function leaveWithAnswer(response: ServerResponse, leave: () => void): void {
  const { end } = response
  response.end = ((...given: Parameters<typeof end>) => {
    leave()
    return end.apply(response, given)
  }) as typeof end
  response.once('close', leave)
}
