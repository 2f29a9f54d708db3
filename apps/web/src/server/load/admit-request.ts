import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { AppError } from '@oficio/contracts/errors'
import { clientAddressHeader, lineAddressOf } from '../limits/client-address'
import { callOnceFinished } from '../outer/call-once-finished'
import { noteFailure } from '../outer/failures'
import { pathOf } from '../outer/prepare-request'
import type { SiteResponse } from '../outer/site-response'
import type { LoadGate } from './load-gate'

/** Always admitted, because health checks must see the real state. */
const exempt = ['/api/ready', '/metrics']
/** Always admitted, because these files are cheap and an admitted page needs them. */
const cheapFolders = ['/_next/static/', '/drawings/']

/** Calls `start` when the gate gives the request its turn, or refuses the request with the usual page for overload. */
export function admitRequest(
  gate: LoadGate,
  request: IncomingMessage,
  response: SiteResponse,
  start: () => void,
): void {
  const path = pathOf(request.url)
  if (exempt.includes(path) || cheapFolders.some((folder) => path.startsWith(folder))) {
    start()
    return
  }
  const visitor = String(request.headers[clientAddressHeader])
  const address = lineAddressOf(visitor) ?? visitor
  if (!gate.hasRoom(address)) {
    noteFailure(new AppError('unavailable'))
    response.writeHead(500).end()
    return
  }
  // Binds `start` to the context of its own request, because the end of another request may call it.
  const place = gate.take(AsyncResource.bind(start), { address, isWhole: () => request.complete })
  request.once('end', place.hold)
  response.once('answered', place.leave)
  callOnceFinished(request, response, place.leave)
}
