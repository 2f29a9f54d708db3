import { createECDH } from 'node:crypto'

const curve = 'prime256v1'

interface VapidKeys {
  /** Both as the standard writes them, in letters of addresses. */
  publicKey: string
  privateKey: string
}

/**
 * Returns the pair that a private key is one half of: 32 bytes, as 64 hexadecimal digits or in letters of addresses. The
 * public one is counted from it, so that the two always belong together. Throws where it is no key.
 */
export function vapidKeysOf(privateKey: string): VapidKeys {
  const bytes = Buffer.from(privateKey, /^[0-9a-f]{64}$/i.test(privateKey) ? 'hex' : 'base64url')
  if (bytes.length !== 32) throw new Error('a private key has 32 bytes')
  const pair = createECDH(curve)
  pair.setPrivateKey(bytes)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') }
}

/** Returns whether that is a private key of that kind. */
export function isVapidKey(privateKey: string): boolean {
  try {
    return vapidKeysOf(privateKey).publicKey !== ''
  } catch {
    return false
  }
}

/** Returns whether that is a point of the curve, as a browser makes them, and a secret of the right length beside it. */
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
