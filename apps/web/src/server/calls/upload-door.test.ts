import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { defineEndpoint } from '@oficio/contracts/endpoint'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { unlimited } from '../limits/limiter'
import { authSecret, greetEndpoint } from '../testing/call-endpoint'
import { answerCall } from './answer-call'
import { jsonAnswer } from './answers'
import { createUploadDoor, type UploadRules } from './upload-door'

const endpoint = defineEndpoint({
  ...greetEndpoint,
  name: 'upload',
  limit: 'upload',
  needsDevice: true,
  params: z.object({}),
  body: z.object({ photoIds: z.array(z.uuid()).default([]) }),
  files: { photo: { kind: 'photo', into: 'photoIds', max: 2, maxBytesEach: 100_000 } },
})

const minute = 60_000
const patient: UploadRules = {
  own: 6,
  address: 16,
  inAll: 48,
  idleMs: minute,
  wholeMs: minute,
  slow: { afterMs: minute, bytesPerSecond: 2_000 },
}

let ctx: TestCtx
beforeAll(async () => {
  ctx = await createTestContext()
})

const open: { server: Server; sockets: Set<Socket> }[] = []
afterEach(() => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy()
    server.closeAllConnections()
    server.close()
  }
})

/** Starts a real server with the API wrapper. Returns functions that upload to it, correctly or faultily. */
async function serve(rules: Partial<UploadRules> = {}) {
  const web = { ctx, authSecret, limiter: unlimited, uploads: createUploadDoor({ ...patient, ...rules }) }
  let requestCount = 0
  const server = createServer((request, response) => {
    requestCount += 1
    void answer(request, response)
  })
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    // Node's stream and the browser's stream are the same object with two types.
    const body = Readable.toWeb(incoming) as unknown as BodyInit
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    const request = new Request('http://localhost:3000/api/x', {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
    const result = await answerCall(web, {
      endpoint,
      request,
      params: {},
      work: async (_ctx, _actor, { photoIds }) => jsonAnswer(200, { photos: photoIds.length }),
    })
    response.writeHead(result.status, Object.fromEntries(result.headers))
    response.end(await result.text())
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sockets = new Set<Socket>()
  open.push({ server, sockets })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const begin = (from: string) => {
    const socket = connect(port, '127.0.0.1')
    sockets.add(socket)
    let text = ''
    const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(text)))
    const answerText = new Promise<string>((resolve) => {
      socket.on('data', (chunk) => {
        text += chunk.toString('utf8')
        if (/\r\n\r\n.*}/s.test(text)) resolve(text)
      })
    })
    socket.on('error', () => undefined)
    socket.write(head(from))
    socket.write(start)
    return { socket, answered: answerText, closed }
  }
  return { begin, hasArrived: (count: number) => expect.poll(() => requestCount).toBe(count) }
}

const start = '--b\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\n'
const end = '\r\n--b--\r\n'
const photoBytes = 5_000
const head = (from: string) =>
  [
    'POST /api/x HTTP/1.1',
    'host: localhost:3000',
    'content-type: multipart/form-data; boundary=b',
    `content-length: ${start.length + photoBytes + end.length}`,
    `x-client-address: ${from}`,
    '\r\n',
  ].join('\r\n')
const rest = 'x'.repeat(photoBytes) + end

/** Sends one byte at a time, forever. */
function trickle({ socket, closed }: { socket: Socket; closed: Promise<unknown> }): void {
  const timer = setInterval(() => socket.write('x'), 10)
  void closed.then(() => clearInterval(timer))
}

it('uploads that trickle take the room of their own address only', async () => {
  const site = await serve()
  const slow = Array.from({ length: 24 }, () => site.begin('200.1.1.1'))
  for (const upload of slow) trickle(upload)
  await site.hasArrived(24)
  const refusal = await site.begin('200.1.1.1').answered
  expect(refusal).toMatch(/^HTTP\/1.1 429 .*retry-after: 60/is)
  const neighbour = site.begin('200.1.1.2')
  neighbour.socket.write(rest)
  expect(await neighbour.answered).toMatch(/^HTTP\/1.1 200 .*{"photos":1}/s)
})

it('an upload that trickles gives way to a faster one from the same address', async () => {
  const site = await serve({ address: 3, slow: { afterMs: 50, bytesPerSecond: 2_000 } })
  const slow = [1, 2, 3].map(() => site.begin('200.1.1.1'))
  for (const upload of slow) trickle(upload)
  await site.hasArrived(3)
  await expect
    .poll(async () => {
      const neighbour = site.begin('200.1.1.1')
      neighbour.socket.write(rest)
      return neighbour.answered
    })
    .toMatch(/^HTTP\/1.1 200 .*{"photos":1}/s)
  expect(await Promise.race(slow.map(({ closed }) => closed))).toMatch(
    /^HTTP\/1.1 503 .*"upload_crowded_out"/s,
  )
})

it('an upload that brings enough gives way to nobody of its address', () => {
  const door = createUploadDoor({ ...patient, address: 1, slow: { afterMs: 0, bytesPerSecond: 2_000 } })
  const enter = () => door.enter({ address: '200.1.1.1', own: null, giveWay: () => expect.unreachable() })
  enter().note(1_000_000_000)
  expect(enter).toThrow(expect.objectContaining({ code: 'rate_limited' }))
})

it('the upload that has trickled longest gives way to a new address when a few addresses hold all places', async () => {
  const site = await serve({ address: 2, inAll: 6 })
  const slow = ['1', '2', '3'].flatMap((host) => [1, 2].map(() => site.begin(`200.1.1.${host}`)))
  for (const upload of slow) trickle(upload)
  await site.hasArrived(6)
  const newcomer = site.begin('200.1.1.4')
  newcomer.socket.write(rest)
  expect(await newcomer.answered).toMatch(/^HTTP\/1.1 200 .*{"photos":1}/s)
  expect(await slow[0]?.closed).toMatch(/^HTTP\/1.1 503 .*retry-after: 60.*"upload_crowded_out"/is)
})

it('nobody gives way to an address that holds as many', () => {
  const door = createUploadDoor({ ...patient, inAll: 4 })
  let closedCount = 0
  const enter = (host: number) =>
    door.enter({ address: `200.1.1.${host}`, own: null, giveWay: () => (closedCount += 1) })
  for (const host of [1, 1, 2, 2]) enter(host)
  expect(() => enter(1)).toThrow(expect.objectContaining({ code: 'unavailable' }))
  expect(closedCount).toBe(0)
  enter(3)
  expect(closedCount).toBe(1)
  // The displaced upload has already left.
  expect(() => enter(2)).toThrow(expect.objectContaining({ code: 'unavailable' }))
})

it('an upload that breaks off frees its place', async () => {
  const site = await serve({ address: 1 })
  const broken = site.begin('200.1.1.1')
  await site.hasArrived(1)
  broken.socket.destroy()
  await expect
    .poll(async () => {
      const next = site.begin('200.1.1.1')
      next.socket.write(rest)
      return next.answered
    })
    .toMatch(/^HTTP\/1.1 200/)
})

it('an upload of which nothing comes any more is over, and so is its connection', async () => {
  const site = await serve({ idleMs: 100, address: 1 })
  const upload = site.begin('200.1.1.1')
  expect(await upload.closed).toMatch(/^HTTP\/1.1 400 .*"upload_timeout"/s)
})

it('an upload that trickles for too long is over, and so is its connection', async () => {
  const site = await serve({ wholeMs: 200 })
  const slow = site.begin('200.1.1.1')
  trickle(slow)
  expect(await slow.closed).toMatch(/^HTTP\/1.1 400 .*"upload_timeout"/s)
})

it('a browser has room for a few, and a line of IPv6 has it once', () => {
  const door = createUploadDoor(patient)
  const enter = (own: string | null, address: string) => () =>
    door.enter({ address, own, giveWay: () => undefined })
  const leave = Array.from({ length: patient.own }, (_, n) => enter('one', `2800:1::${n}`)())
  expect(enter('one', '2800:9::1')).toThrow(expect.objectContaining({ code: 'rate_limited' }))
  for (let n = patient.own; n < patient.address; n += 1) enter(null, `2800:1:0:${n.toString(16)}::1`)()
  expect(enter(null, '2800:1:0:ff::1')).toThrow(expect.objectContaining({ code: 'rate_limited' }))
  expect(enter(null, '2800:1:0:100::1')).not.toThrow()
  leave[0]?.leave()
  expect(enter('one', '2800:1::1')).not.toThrow()
})
