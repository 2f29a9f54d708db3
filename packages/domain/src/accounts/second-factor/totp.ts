import { hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Ctx } from '../../kernel/ctx'
import { openSealed, seal } from '../../kernel/seal'

/** RFC 6238 as all authenticator apps implement it: SHA-1, six digits, 30 seconds. */
const periodSeconds = 30
const secretBytes = 20
/** Accepts one step before and after, so a clock may be wrong by 30 seconds. */
const window = 1

export const newTotpSecret = (): Uint8Array => new Uint8Array(randomBytes(secretBytes))

/** Returns the secret as text, and as a URI for a QR code. */
export function describeSecret(secret: Uint8Array, { site, label }: { site: string; label: string }) {
  const totp = totpOf(secret, { issuer: site, label })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** Returns the time step that the code belongs to, or null if it matches no step around `now`. */
export function findStep(secret: Uint8Array, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta
}

/** Returns the code that an app shows at `now`. */
export const codeAt = (secret: Uint8Array, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() })

function totpOf(secret: Uint8Array, names: { issuer?: string; label?: string } = {}): TOTP {
  const { buffer } = new Uint8Array(secret)
  return new TOTP({ ...names, secret: new Secret({ buffer }), period: periodSeconds })
}

type Key = Pick<Ctx, 'tokenSecret'>

/**
 * Encrypts a secret for its column. The account id is authenticated with it, so it cannot be copied to another account.
 */
export const sealSecret = (key: Key, userId: string, secret: Uint8Array): Uint8Array<ArrayBuffer> =>
  seal(keyOf(key), secret, userId)

/** Decrypts the secret of a column. Throws if the column or the site's key was changed. */
export const openSecret = (key: Key, userId: string, sealed: Uint8Array): Uint8Array =>
  openSealed(keyOf(key), sealed, userId)

const keyOf = ({ tokenSecret }: Key): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', tokenSecret, '', 'second-factor-secret', 32))
