import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { AppError } from '@oficio/contracts/errors'
import { clientAddressHeader, connectionOf } from '../limits/client-address'
import { noteFailure } from '../outer/failures'
import { onceOver } from '../outer/once-over'
import { pathOf } from '../outer/prepare-request'
import type { SiteResponse } from '../outer/site-response'
import type { LoadGate } from './load-gate'

/** Health checks must see the real state; the stream of account changes never ends and costs nothing. */
const exempt = ['/api/ready', '/metrics', '/api/auth/changes']
/** Files of the build are cheap, and a page that was let in needs them. */
const buildFiles = '/_next/static/'

/** Calls `start` when it is the request's turn, or refuses it: a refusal is answered in the words of any slow moment. */
export function admitRequest(
  gate: LoadGate,
  request: IncomingMessage,
  response: SiteResponse,
  start: () => void,
): void {
  const path = pathOf(request.url)
  if (exempt.includes(path) || path.startsWith(buildFiles)) {
    start()
    return
  }
  const visitor = String(request.headers[clientAddressHeader])
  const address = connectionOf(visitor) ?? visitor
  if (!gate.hasRoom(address)) {
    noteFailure(new AppError('unavailable'))
    response.writeHead(500).end()
    return
  }
  // The end of another request may start this one, which has a cause and a trace of its own.
  const place = gate.take(AsyncResource.bind(start), { address, isWhole: () => request.complete })
  request.once('end', place.hold)
  response.once('answered', place.leave)
  onceOver(request, response, place.leave)
}
