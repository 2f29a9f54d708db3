import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PaymentProvider } from '@oficio/domain/kernel/payment-provider'
import { type RecordingLog, recordingLog } from '@oficio/domain/testing/fakes'
import { createMercadoPago, type MercadoPagoOptions } from '../create-mercado-pago'

export interface SeenRequest {
  method: string
  path: string
  query: Record<string, string>
  /** The idempotency key; undefined if there was none. */
  key: string | undefined
  authorization: string | undefined
  showsInProcessRefunds: boolean
  body: unknown
}

export type Reply =
  | { status?: number; json: unknown; headers?: Record<string, string> }
  | { status?: number; text: string; headers?: Record<string, string> }
  /** Sends the headers of a success and the beginning of a body, and then nothing. */
  | 'stall'
  /** Accepts the request and breaks the connection. */
  | 'drop'
  /** Accepts the request and sends nothing until the server closes. */
  | 'silence'

/** A fake API on this machine that answers as a test says, and the adapter that calls it. */
export interface LoopbackApi {
  url: string
  /** All requests that arrived, oldest first. */
  requests: SeenRequest[]
  log: RecordingLog
  provider: PaymentProvider
  close(): Promise<void>
}

export const accessToken = 'APP_USR-secret-token'

/** Starts the fake API. `reply` gets the request and the number of earlier requests. */
export async function startLoopbackApi(
  reply: (request: SeenRequest, before: number) => Reply | Promise<Reply>,
  options: Partial<MercadoPagoOptions> = {},
): Promise<LoopbackApi> {
  const requests: SeenRequest[] = []
  const server = createServer(async (request, response) => {
    const read = await readRequest(request)
    requests.push(read)
    write(response, await reply(read, requests.length - 1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The type also allows pipes, but a server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const log = recordingLog()
  return {
    url,
    requests,
    log,
    provider: createMercadoPago({
      accessToken,
      webhookSecrets: ['webhook-secret'],
      siteName: 'Oficio',
      apiUrl: url,
      timeoutMs: 60_000,
      deadlineMs: 120_000,
      retryDelayMs: 1,
      log,
      ...options,
    }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readRequest(request: IncomingMessage): Promise<SeenRequest> {
  const url = new URL(request.url ?? '/', 'http://loopback')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    key: request.headers['x-idempotency-key']?.toString(),
    authorization: request.headers.authorization,
    showsInProcessRefunds: request.headers['x-render-in-process-refunds'] === 'true',
    body: text ? JSON.parse(text) : null,
  }
}

function write(response: ServerResponse, reply: Reply): void {
  if (reply === 'silence') return
  if (reply === 'drop') {
    response.destroy()
    return
  }
  if (reply === 'stall') {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.write('{"id": 1')
    return
  }
  response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json', ...reply.headers })
  response.end('json' in reply ? JSON.stringify(reply.json) : reply.text)
}
