import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from './ctx'

/** Lengths of the two parts of a token, in bytes: the id and the proof after it. The proof is too long to guess. */
const idBytes = 16
const proofBytes = 18

/**
 * Returns the secret part of a mailed link: the id of a row, and an HMAC with the site's key. It is derived, not
 * stored, so a copy of the database opens nothing. `meaning` says what the link opens; changing it revokes the link.
 */
export function makeLinkToken(ctx: Pick<Ctx, 'tokenSecret'>, id: string, meaning: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, proofOf(ctx, meaning)]).toString('base64url')
}

/** Returns the id in a token without verifying it, or null for any other text. */
export function idInLinkToken(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + proofBytes || bytes.toString('base64url') !== token) return null
  return bytes
    .subarray(0, idBytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Returns whether the site made the token for that row and meaning. */
export function isLinkToken(
  ctx: Pick<Ctx, 'tokenSecret'>,
  token: string,
  id: string,
  meaning: string,
): boolean {
  if (idInLinkToken(token) !== id) return false
  return timingSafeEqual(Buffer.from(token, 'base64url').subarray(idBytes), proofOf(ctx, meaning))
}

const proofOf = ({ tokenSecret }: Pick<Ctx, 'tokenSecret'>, meaning: string): Buffer =>
  createHmac('sha256', tokenSecret).update(meaning).digest().subarray(0, proofBytes)
