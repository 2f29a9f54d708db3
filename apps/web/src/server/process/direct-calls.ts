import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor, type PackedBody } from '../calls/packed-body'
import { noteFailure } from './failures/answer-failures'

/** Answers a call whose address has no parameters. */
export type DirectCall = (request: Request) => Promise<Response>

interface Pinned {
  calls: Map<string, DirectCall>
  /** What answers consist of whose bytes are kept. */
  bodies: WeakMap<Response, PackedBody>
}

const pinnedKey = Symbol.for('oficio.direct-calls')
// A place of our own on globalThis, whose type knows nothing of it: Next bundles routes apart, each with its own modules.
const pinned = globalThis as { [pinnedKey]?: Pinned }

function known(): Pinned {
  pinned[pinnedKey] ??= { calls: new Map(), bodies: new WeakMap() }
  return pinned[pinnedKey]
}

/**
 * Lets GETs of this path be answered without Next from now on: a route says so when Next has loaded it. Its handler does
 * all that it does below Next; what is left out is Next's search for it and its compressing of an answer that is kept.
 */
export function callDirectly(path: string, call: DirectCall): void {
  known().calls.set(path, call)
}

/** Notes that an answer consists of bytes that are kept and sent again, and so compressed once. */
export function noteKeptBody(answer: Response, body: PackedBody): void {
  known().bodies.set(answer, body)
}

/** Answers a call that may be answered without Next. Returns whether it is one. */
export function answerDirectly(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '' } = request
  const call = method === 'GET' ? known().calls.get(url.split('?')[0] ?? '') : undefined
  if (call === undefined) return false
  send(call, request, response).catch((error: unknown) => {
    noteFailure(error, request.headers)
    response.statusCode = 500
    response.end()
  })
  return true
}

async function send(call: DirectCall, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = new Request(`http://localhost${request.url}`, { headers: headersOf(request) })
  const answer = await call(asked)
  response.setHeaders(answer.headers)
  response.appendHeader('vary', 'Accept-Encoding')
  const body = known().bodies.get(answer)
  const wanted = encodingFor(request.headers['accept-encoding'], body?.plain.length ?? 0)
  const packed = body?.as(wanted)
  if (packed && wanted !== 'identity') response.setHeader('content-encoding', wanted)
  const bytes = packed ?? body?.plain ?? new Uint8Array(await answer.arrayBuffer())
  response.writeHead(answer.status, { 'content-length': bytes.length }).end(bytes)
}

function headersOf({ headers }: IncomingMessage): Headers {
  const given = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) given.append(name, one)
  }
  return given
}
