import { generateKeyPairSync, sign } from 'node:crypto'

/** The claims about a user, named as in OpenID Connect. */
type Claims = Record<string, string | number | boolean>

export interface Signer {
  /** The public keys (JWKS) that sites fetch. */
  keys: object
  sign: (claims: Claims) => string
}

const keyId = 'sandbox'

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Creates a signer of ID tokens. Its key exists only as long as the process. */
export function makeSigner(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = publicKey.export({ format: 'jwk' })
  return {
    keys: { keys: [{ ...jwk, kid: keyId, use: 'sig', alg: 'RS256' }] },
    sign: (claims) => {
      const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: keyId })}.${encode(claims)}`
      return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`
    },
  }
}
