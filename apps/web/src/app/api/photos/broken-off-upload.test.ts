import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { defineEndpoint } from '@oficio/contracts/endpoint'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { answerCall } from '@/server/calls/answer-call'
import { jsonAnswer } from '@/server/calls/answers'
import { jsonBytesMax } from '@/server/calls/read-body'
import { createUploadDoor } from '@/server/calls/upload-door'
import { unlimited } from '@/server/limits/limiter'
import { authSecret, greetEndpoint } from '@/server/testing/call-endpoint'

const maxBytesEach = 50_000
const endpoint = defineEndpoint({
  ...greetEndpoint,
  name: 'upload',
  limit: 'upload',
  needsDevice: true,
  params: z.object({}),
  body: z.object({ photoIds: z.array(z.uuid()).default([]) }),
  files: { photo: { kind: 'photo', into: 'photoIds', max: 1, maxBytesEach } },
})

let ctx: TestCtx
let server: Server
/** The server's side of the connection of the last call. */
let connection: Socket | undefined
beforeAll(async () => {
  ctx = await createTestContext()
  const web = { ctx, authSecret, limiter: unlimited, uploads: createUploadDoor() }
  server = createServer(async (incoming, response) => {
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    connection = incoming.socket
    // As Next creates it: the body is Node's request itself.
    const body = incoming as IncomingMessage & BodyInit
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const answer = await answerCall(web, {
      endpoint,
      request: new Request('http://localhost:3000/api/x', init),
      params: {},
      work: async () => jsonAnswer(200, {}),
    })
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const uncaught: unknown[] = []
const note = (error: unknown) => void uncaught.push(error)
beforeEach(() => {
  uncaught.length = 0
  process.on('uncaughtExceptionMonitor', note)
})
afterEach(() => void process.off('uncaughtExceptionMonitor', note))

const head = [
  'POST /api/x HTTP/1.1',
  'host: localhost:3000',
  'origin: http://localhost:3000',
  'content-type: multipart/form-data; boundary=b',
  'transfer-encoding: chunked',
  '\r\n',
].join('\r\n')
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const fileHead = '--b\r\ncontent-disposition: form-data; name="photo"; filename="x"\r\n\r\n'

type Ending = 'end of body' | 'more of body' | 'hang up'

/** Sends a file that is too large and incomplete. Returns the first line of the response. */
async function sendTooMuch(end: Ending): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const bytesMax = maxBytesEach + jsonBytesMax
  socket.write(head + chunk(fileHead) + chunk('x'.repeat(bytesMax - fileHead.length)))
  await expect.poll(() => connection?.bytesRead ?? 0).toBeGreaterThanOrEqual(bytesMax)
  // Sends nothing more, so that the server is waiting for data when it refuses.
  socket.write(chunk('x'))
  const answer = await new Promise<Buffer>((resolve, reject) => {
    socket.once('data', resolve).once('error', reject)
  })
  if (end === 'more of body') socket.write(chunk('\r\n--b--\r\n'))
  if (end !== 'hang up') socket.write('0\r\n\r\n')
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  socket.destroy()
  await new Promise((resolve) => socket.once('close', resolve))
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  return answer.toString().split('\r\n')[0] ?? ''
}

it.each(['end of body', 'more of body', 'hang up'] as const)(
  'leaves no uncaught exception when a body is refused before its end: %s',
  async (end) => {
    expect(await sendTooMuch(end)).toContain('413')
    expect(uncaught).toEqual([])
  },
)
