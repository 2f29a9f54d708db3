import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddressHeader, connectionOf } from '../../limits/client-address'
import { onceOver } from '../connections/once-over'
import { noteTooMuch } from '../failures/answer-failures'
import type { LoadGate } from './load-gate'

/**
 * What asks how the process does, and must hear the truth of it; and what listens for changes of an account, which never ends
 * and costs nothing.
 */
const unhindered = ['/api/ready', '/metrics', '/api/auth/changes']

/** Answers that it is too much just now, in the words of any slow moment, or lets `start` answer the request when its turn comes. */
export function takeOn(
  gate: LoadGate,
  request: IncomingMessage,
  response: ServerResponse,
  start: () => void,
): void {
  const { url = '' } = request
  const known = String(request.headers[clientAddressHeader])
  const address = connectionOf(known) ?? known
  if (unhindered.includes(url.split('?')[0] ?? '')) start()
  else if (!gate.hasRoom(address)) {
    noteTooMuch(request)
    response.writeHead(500).end()
  } else {
    // It may be started by the end of another one's work, and has a cause and a trace of its own.
    const place = gate.take(AsyncResource.bind(start), { address, isWhole: () => request.complete })
    request.once('end', place.hold)
    leaveWithAnswer(request, response, place.leave)
  }
}

/** When the answer is made, and not when it was read: whoever reads slowly keeps nobody else out either. */
function leaveWithAnswer(request: IncomingMessage, response: ServerResponse, leave: () => void): void {
  const { end } = response
  response.end = ((...given: Parameters<typeof end>) => {
    leave()
    return end.apply(response, given)
  }) as typeof end
  onceOver(request, response, leave)
}
