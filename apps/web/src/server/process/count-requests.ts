import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { noteRequest } from '@oficio/context/metric-news'

/** Counts every request that this process answers, those too that Next answers without asking any code of ours. */
export function startCountingRequests(): void {
  const begun = new WeakMap<IncomingMessage, { at: number; kind: string }>()
  subscribe('http.server.request.start', (event) => {
    // The shape that Node documents for this channel and the next one.
    const { request } = event as { request: IncomingMessage }
    // Now: what follows may lead it to another address.
    begun.set(request, { at: performance.now(), kind: kindOf(request.url) })
  })
  subscribe('http.server.response.finish', (event) => {
    const { request, response } = event as { request: IncomingMessage; response: ServerResponse }
    const start = begun.get(request)
    // The server of the metrics listens in the same process; it began before anybody counted, or names itself.
    if (!start || start.kind === 'metrics') return
    noteRequest({
      kind: start.kind,
      method: methods.includes(request.method ?? '') ? (request.method ?? '') : 'other',
      status: response.statusCode,
      seconds: (performance.now() - start.at) / 1000,
    })
  })
}

/** Any other text that a stranger sends would make a series of its own. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Returns which kind of thing is asked for; addresses themselves are too many to be counted one by one. */
function kindOf(url = '/'): string {
  const path = url.split('?')[0] ?? ''
  if (path === '/metrics') return 'metrics'
  if (path.startsWith('/api/')) return 'api'
  if (path.startsWith('/_next/')) return 'file'
  return 'page'
}
