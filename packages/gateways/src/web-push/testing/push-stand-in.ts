import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface ReceivedPush {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A fake push service on this machine, with its browser. */
export interface PushStandIn {
  origin: string
  /** The data that the browser sends when it subscribes. */
  device: { endpoint: string; p256dh: string; auth: string }
  pushes: ReceivedPush[]
  /** Answers a push. Accepts everything until a test replaces it. */
  answer: (response: ServerResponse) => void
  /** Returns the decrypted text of a message. */
  decrypt(body: Buffer): string
  stop(): Promise<void>
}

export async function startPushStandIn(): Promise<PushStandIn> {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const server = createServer(async (request, response) => {
    standIn.pushes.push({ headers: request.headers, body: await buffer(request) })
    standIn.answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${portOf(server)}`
  const standIn: PushStandIn = {
    origin,
    device: {
      endpoint: `${origin}/push/the-browser`,
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    pushes: [],
    answer: (response) => void response.writeHead(201).end(),
    decrypt: (body) => decrypt(browser, auth, body),
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return standIn
}

/** The type also allows pipes, but a server that listens on a port has an address with that port. */
const portOf = (server: Server): number => (server.address() as AddressInfo).port

const expand = (key: Buffer, info: Buffer | string, length: number) =>
  createHmac('sha256', key)
    .update(Buffer.concat([Buffer.from(info), Buffer.from([1])]))
    .digest()
    .subarray(0, length)
const extract = (salt: Buffer, secret: Buffer) => createHmac('sha256', salt).update(secret).digest()

/**
 * Decrypts a message by RFC 8291 without the library that encrypted it. A message is one record, whose padding is a
 * final byte 2.
 */
function decrypt(browser: ReturnType<typeof createECDH>, auth: Buffer, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = expand(extract(auth, browser.computeSecret(sender)), info, 32)
  const both = extract(salt, secret)
  const key = expand(both, 'Content-Encoding: aes128gcm\0', 16)
  const decipher = createDecipheriv('aes-128-gcm', key, expand(both, 'Content-Encoding: nonce\0', 12))
  decipher.setAuthTag(record.subarray(-16))
  const paddedPlaintext = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return paddedPlaintext.subarray(0, paddedPlaintext.lastIndexOf(2)).toString()
}

/** Returns the sender's key and claims (RFC 8292). Throws if the token is not signed with that key. */
export function readVapid(authorization = ''): { key: string; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('not signed with the key that it names')
  return { key, claims: JSON.parse(Buffer.from(body, 'base64url').toString()) }
}
