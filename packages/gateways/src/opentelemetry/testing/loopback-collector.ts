import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A received span, with the fields that tests check. */
export interface TakenSpan {
  name: string
  traceId: string
  spanId: string
  /** Empty for the first span of a trace. */
  parentSpanId: string
  kind: number
  facts: Record<string, string | number>
  hasFailed: boolean
  /** Facts of the process that sent it. */
  process: Record<string, string | number>
}

export interface LoopbackCollector {
  /** Address without a path, as operators configure it. */
  origin: string
  /** Full address for traces. */
  url: string
  spans: TakenSpan[]
  /** The raw bodies, so that tests can check that they contain no secrets. */
  bodies: string[]
  headers: IncomingHttpHeaders[]
  /** Sets how it answers from now on: accepts, refuses, or leaves the connection open without an answer. */
  behave(mode: 'takes' | 'refuses' | 'hangs'): void
  close(): Promise<void>
}

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number | string; doubleValue?: number }
}

interface CollectedRequest {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: (Omit<TakenSpan, 'facts' | 'process'> & { attributes: Attribute[]; status: { code?: number } })[]
    }[]
  }[]
}

/** Starts a collector that accepts spans by OTLP over HTTP, as JSON, on a free port of this machine. */
export async function startLoopbackCollector(): Promise<LoopbackCollector> {
  const collected: Pick<LoopbackCollector, 'spans' | 'bodies' | 'headers'> = {
    spans: [],
    bodies: [],
    headers: [],
  }
  let behaviour: 'takes' | 'refuses' | 'hangs' = 'takes'
  const answer = (response: ServerResponse, body: string, headers: IncomingHttpHeaders): void => {
    if (behaviour === 'hangs') return
    if (behaviour === 'refuses') return void response.writeHead(400).end()
    collected.bodies.push(body)
    collected.headers.push(headers)
    collected.spans.push(...spansOf(body))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url !== '/v1/traces') return void response.writeHead(404).end()
      answer(response, Buffer.concat(chunks).toString('utf8'), request.headers)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The type also allows pipes, but a server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    url: `${origin}/v1/traces`,
    ...collected,
    behave: (mode) => {
      behaviour = mode
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function spansOf(body: string): TakenSpan[] {
  // The cast is safe, because OpenTelemetry's own exporter wrote the body.
  const { resourceSpans } = JSON.parse(body) as CollectedRequest
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, status, parentSpanId = '', ...span }) => ({
        ...span,
        parentSpanId,
        facts: recordOf(attributes),
        hasFailed: status.code === 2,
        process: recordOf(resource.attributes),
      })),
    ),
  )
}

const recordOf = (attributes: Attribute[]): Record<string, string | number> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.doubleValue ?? Number(value.intValue),
    ]),
  )
