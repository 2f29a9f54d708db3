import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const bytesOf = (length: number) =>
  Buffer.from(length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255])
const counterBytes = (counter: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(counter)
  return bytes
}

/** A passkey in software. It answers the site's WebAuthn options as a browser with a device would. */
export function softPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const rpIdHash = sha256(new URL(origin).hostname)
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const coordinate = (name: 'x' | 'y') => Buffer.from(String(jwk[name]), 'base64url')
  // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytesOf(32),
    coordinate('x'),
    Buffer.from([0x22]),
    bytesOf(32),
    coordinate('y'),
  ])
  const answer = (response: object) => ({
    id: url(id),
    rawId: url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    /** Returns the answer to the options of a registration. */
    register({ challenge }: { challenge?: unknown }, from = origin) {
      const authData = Buffer.concat([
        rpIdHash,
        Buffer.from([0x45]),
        counterBytes(0),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey,
      ])
      const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytesOf(authData.length),
        authData,
      ])
      const clientDataJSON = url(clientData('webauthn.create', String(challenge), from))
      return answer({ clientDataJSON, attestationObject: url(attestationObject), transports: ['internal'] })
    },
    /** Returns the answer to the options of a login. `counter` is the number of times that the passkey was used. */
    prove({ challenge }: { challenge?: unknown }, { counter = 0, from = origin } = {}) {
      const authData = Buffer.concat([rpIdHash, Buffer.from([0x05]), counterBytes(counter)])
      const data = clientData('webauthn.get', String(challenge), from)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return answer({
        clientDataJSON: url(data),
        authenticatorData: url(authData),
        signature: url(signature),
      })
    },
  }
}
