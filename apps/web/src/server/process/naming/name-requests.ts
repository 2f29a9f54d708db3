import { randomUUID } from 'node:crypto'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { withCause } from '@oficio/domain/kernel/cause'
import type { OpenStep, Traces } from '@oficio/domain/kernel/ports'
import { onceOver } from '../connections/once-over'
import { routeAt } from './route-at'

/** In which header an answer says the id of its request; what a caller sends under it names nothing here. */
export const requestIdHeader = 'x-request-id'

/** Gives every request an id, from before anything of ours or of Next's looks at it, and a step where traces are collected. */
export function startNamingRequests(traces: Traces | null): void {
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, event: string, ...given: unknown[]) {
    const goOn = (): boolean => Reflect.apply(emit, this, [event, ...given])
    if (event !== 'request') return goOn()
    // What node:http hands to this event.
    const [request, response] = given as [IncomingMessage, ServerResponse]
    return nameRequest(request, response, { traces, answer: goOn })
  } as typeof emit
}

/**
 * Answers a request under an id of its own: its answer carries it, as does each line of the log about it and about every job
 * that follows from it.
 */
export function nameRequest<T>(
  request: IncomingMessage,
  response: ServerResponse,
  { traces, answer }: { traces: Traces | null; answer: () => T },
): T {
  const requestId = randomUUID()
  response.setHeader(requestIdHeader, requestId)
  const open = traces && beginStep(traces, request, requestId)
  if (!open) return withCause({ requestId, mark: null }, answer)
  // Whoever left before the answer was there is told by what the status is then: none that was sent.
  onceOver(request, response, () => endStep(open, response))
  return withCause({ requestId, mark: open.mark }, () => open.within(answer))
}

/** Any other text that a stranger sends would make a name of its own. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Returns none for what asks how the process does, and for files of the build: they would be most of what is told. */
function beginStep(traces: Traces, { method = '', url = '/' }: IncomingMessage, requestId: string) {
  const path = url.split('?')[0] ?? ''
  if (path.startsWith('/_next/') || quiet.includes(path)) return null
  const known = methods.includes(method) ? method : '_OTHER'
  const route = routeAt(path)
  return traces.begin({
    kind: 'request',
    name: route === null ? known : `${known} ${route}`,
    facts: {
      'http.request.method': known,
      'oficio.request.id': requestId,
      ...(route !== null && { 'http.route': route }),
    },
  })
}

const quiet = ['/metrics', '/api/health', '/api/ready']

function endStep(open: OpenStep, { statusCode, headersSent, writableFinished }: ServerResponse): void {
  const fault = statusCode >= 500 ? String(statusCode) : writableFinished ? undefined : 'left'
  open.end({
    ...(headersSent && { facts: { 'http.response.status_code': statusCode } }),
    ...(fault !== undefined && { fault }),
  })
}
