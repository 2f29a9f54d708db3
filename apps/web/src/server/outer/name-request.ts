import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { noteRequest } from '@oficio/context/metric-news'
import { withCause } from '@oficio/domain/kernel/cause'
import type { OpenStep, Traces } from '@oficio/domain/kernel/ports'
import { routeAt } from '../calls/routes'
import { onceOver } from './once-over'
import { pathOf } from './prepare-request'

/** The header of a response that holds the id of its request. In a request the header is the caller's, and Mercado Pago signs it. */
export const requestIdHeader = 'x-request-id'

/**
 * Answers a request under an id of its own. The response carries the id, as does each line of the log about the request and
 * about every job that follows from it. Counts the request, and traces it where traces are collected.
 */
export function nameRequest<T>(
  request: IncomingMessage,
  response: ServerResponse,
  { traces, answer }: { traces: Traces | null; answer: () => T },
): T {
  const requestId = randomUUID()
  response.setHeader(requestIdHeader, requestId)
  countRequest(request, response)
  const open = traces && beginStep(traces, request, requestId)
  if (!open) return withCause({ requestId, mark: null }, answer)
  // The status is what was sent, so a visitor who left before the answer has none.
  onceOver(request, response, () => endStep(open, response))
  return withCause({ requestId, mark: open.mark }, () => open.within(answer))
}

/** Any other text that a stranger sends would become a name of its own. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

function countRequest(request: IncomingMessage, response: ServerResponse): void {
  const begun = performance.now()
  const { method = '' } = request
  // Read now, because a later step may change the address.
  const kind = kindOf(pathOf(request.url))
  response.once('finish', () =>
    noteRequest({
      kind,
      method: methods.includes(method) ? method : 'other',
      status: response.statusCode,
      seconds: (performance.now() - begun) / 1000,
    }),
  )
}

/** Addresses themselves are too many to be counted one by one. */
function kindOf(path: string): string {
  if (path.startsWith('/api/')) return 'api'
  return path.startsWith('/_next/') ? 'file' : 'page'
}

const quiet = ['/metrics', '/api/health', '/api/ready']

/** Returns null for health checks and files of the build, which would be most of all traces. */
function beginStep(traces: Traces, request: IncomingMessage, requestId: string): OpenStep | null {
  const path = pathOf(request.url)
  if (path.startsWith('/_next/') || quiet.includes(path)) return null
  const { method = '' } = request
  const name = methods.includes(method) ? method : '_OTHER'
  const route = routeAt(path)?.path ?? null
  return traces.begin({
    kind: 'request',
    name: route === null ? name : `${name} ${route}`,
    facts: {
      'http.request.method': name,
      'oficio.request.id': requestId,
      ...(route !== null && { 'http.route': route }),
    },
  })
}

function endStep(open: OpenStep, { statusCode, headersSent, writableFinished }: ServerResponse): void {
  const fault = statusCode >= 500 ? String(statusCode) : writableFinished ? undefined : 'left'
  open.end({
    ...(headersSent && { facts: { 'http.response.status_code': statusCode } }),
    ...(fault !== undefined && { fault }),
  })
}
