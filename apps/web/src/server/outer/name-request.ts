import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { noteRequest } from '@oficio/context/metric-events'
import { withCause } from '@oficio/domain/kernel/cause'
import type { OpenStep, Traces } from '@oficio/domain/kernel/ports'
import { routeAt } from '../calls/routes'
import { callOnceFinished } from './call-once-finished'
import { pathOf } from './prepare-request'

/**
 * The response header with the id of the request. In a request, the same header comes from the caller, and Mercado Pago
 * signs it.
 */
export const requestIdHeader = 'x-request-id'

/**
 * Answers a request under a new id. The response and every log line about the request, and about jobs that follow from
 * it, carry the id. Also counts the request, and traces it if traces are collected.
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
  // Reads the sent status. A visitor who left before the response has no status.
  callOnceFinished(request, response, () => endStep(open, response))
  return withCause({ requestId, mark: open.mark }, () => open.within(answer))
}

/** Other methods are counted together, because strangers could otherwise create any number of metric names. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

function countRequest(request: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now()
  const { method = '' } = request
  // Read now, because a later step may change the URL.
  const kind = kindOf(pathOf(request.url))
  response.once('finish', () =>
    noteRequest({
      kind,
      method: methods.includes(method) ? method : 'other',
      status: response.statusCode,
      seconds: (performance.now() - startedAt) / 1000,
    }),
  )
}

/** Returns the kind of a path, because single paths are too many for metrics. */
function kindOf(path: string): string {
  if (path.startsWith('/api/')) return 'api'
  return path.startsWith('/_next/') ? 'file' : 'page'
}

const quiet = ['/metrics', '/api/health', '/api/ready']

/** Starts a trace step. Returns null for health checks and files of the build, which would fill most of the traces. */
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
