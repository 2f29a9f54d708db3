import { createECDH } from 'node:crypto'

const curve = 'prime256v1'

interface VapidKeys {
  /** Both keys in base64url, as the standard requires. */
  publicKey: string
  privateKey: string
}

/**
 * Returns the key pair of a private key: 32 bytes, as 64 hexadecimal digits or in base64url. Computes the public key,
 * so that the two always match. Throws if it is not a key.
 */
export function vapidKeysOf(privateKey: string): VapidKeys {
  const bytes = Buffer.from(privateKey, /^[0-9a-f]{64}$/i.test(privateKey) ? 'hex' : 'base64url')
  if (bytes.length !== 32) throw new Error('a private key must have 32 bytes')
  const pair = createECDH(curve)
  pair.setPrivateKey(bytes)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') }
}

/** Returns whether the text is a valid VAPID private key. */
export function isVapidKey(privateKey: string): boolean {
  try {
    return vapidKeysOf(privateKey).publicKey !== ''
  } catch {
    return false
  }
}

/** Returns whether a browser's keys are valid: a point on the curve, and a secret of 16 bytes. */
export function areBrowserKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false
  const own = createECDH(curve)
  own.generateKeys()
  try {
    own.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}
