import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import type { LinkAsk } from '@oficio/contracts/service-requests/link-query'
import type { Ctx } from '../kernel/ctx'

interface Linked {
  id: string
  linkVersion: number
}

const mac = (ctx: Ctx, text: string) => createHmac('sha256', ctx.tokenSecret).update(text).digest()

const linkMac = (ctx: Ctx, { id, linkVersion }: Linked) =>
  mac(ctx, `tracking|${id}|${linkVersion}`).subarray(0, 18)

/**
 * Returns the secret that makes its holder the client of a request. It is derived, not stored: every later mail can
 * carry it, and a copy of the database does not open anything.
 */
export function trackingToken(ctx: Ctx, request: Linked): string {
  const id = Buffer.from(request.id.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, linkMac(ctx, request)]).toString('base64url')
}

/** Returns the request id that a token names; whether the token is genuine only `isTrackingToken` knows. */
export function trackedRequestId(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 34 || bytes.toString('base64url') !== token) return null
  return bytes
    .subarray(0, 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Returns whether the token is the one of this request and was not made void. */
export function isTrackingToken(ctx: Ctx, token: string | null, request: Linked): boolean {
  if (!token || trackedRequestId(token) !== request.id) return false
  return timingSafeEqual(Buffer.from(token, 'base64url').subarray(16), linkMac(ctx, request))
}

/** Returns the absolute address of the client's page; `query` carries what the mail asks there. */
export function trackingUrl(ctx: Ctx, request: Linked, query: LinkAsk = {}): string {
  const url = new URL(paths.tracking(trackingToken(ctx, request)), ctx.site.origin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.toString()
}

/** Returns whether an address is the client's now; a mail with the link that is meant for another one is not sent. */
export const isClientsMail = (request: { email: string }, to: string): boolean =>
  to !== '' && request.email.toLowerCase() === to.toLowerCase()

/** Returns the six digits that prove that the mailbox is the client's; void once the mail or the version changes. */
export function confirmationCode(
  ctx: Ctx,
  request: { id: string; email: string; codeVersion: number },
): string {
  const number = mac(
    ctx,
    `code|${request.id}|${request.email.toLowerCase()}|${request.codeVersion}`,
  ).readUInt32BE(0)
  return String(number % 10 ** limits.codeDigits).padStart(limits.codeDigits, '0')
}
