import { createHmac } from 'node:crypto'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import type { LinkAsk } from '@oficio/contracts/service-requests/link-query'
import type { Ctx } from '../kernel/ctx'
import { idInLinkToken, isLinkToken, makeLinkToken } from '../kernel/link-token'

interface Linked {
  id: string
  linkVersion: number
}

const mac = (ctx: Ctx, text: string) => createHmac('sha256', ctx.tokenSecret).update(text).digest()

const meaningOf = ({ id, linkVersion }: Linked) => `tracking|${id}|${linkVersion}`

/** Returns the secret that makes its holder the client of a request; every later mail can carry it. */
export const trackingToken = (ctx: Ctx, request: Linked): string =>
  makeLinkToken(ctx, request.id, meaningOf(request))

/** Returns the request id that a token names; whether the token is genuine only `isTrackingToken` knows. */
export const trackedRequestId = (token: string): string | null => idInLinkToken(token)

/** Returns whether the token is the one of this request and was not made void. */
export const isTrackingToken = (ctx: Ctx, token: string | null, request: Linked): boolean =>
  token !== null && isLinkToken(ctx, token, request.id, meaningOf(request))

/** Returns the absolute address of the client's page; `query` carries what the mail asks there. */
export function trackingUrl(ctx: Ctx, request: Linked, query: LinkAsk = {}): string {
  const url = new URL(paths.tracking(trackingToken(ctx, request)), ctx.site.origin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.toString()
}

interface Waiting {
  codeWaitsSince: Date | null
  confirmedAt: Date | null
}

/** Returns whether the client's code is yet to be mailed, because the connection had enough mailed within the hour. */
export const isCodeWaiting = ({ codeWaitsSince, confirmedAt }: Waiting): boolean =>
  codeWaitsSince !== null && confirmedAt === null

/**
 * Returns whether a mail about the request may go to that address: it is the client's now, and no code waits to be mailed
 * there, because other mails would pass the limit that the code waits for.
 */
export const isClientsMail = (request: { email: string } & Waiting, to: string): boolean =>
  to !== '' && request.email.toLowerCase() === to.toLowerCase() && !isCodeWaiting(request)

interface Mailed {
  id: string
  email: string
  codeVersion: number
}

const mailedMeaningOf = ({ id, email, codeVersion }: Mailed) =>
  `mailed-link|${id}|${email.toLowerCase()}|${codeVersion}`

/**
 * Returns what the button of the mail holds beside the code and nothing else shows: whoever brings it has read that mail,
 * while digits may have been guessed, and the tracking link is also the filer's. Void when the code is.
 */
export const mailedProof = (ctx: Ctx, request: Mailed): string =>
  makeLinkToken(ctx, request.id, mailedMeaningOf(request))

/** Returns whether somebody brings what the mail of this code held. */
export const isMailedProof = (ctx: Ctx, proof: string, request: Mailed): boolean =>
  isLinkToken(ctx, proof, request.id, mailedMeaningOf(request))

/** Returns the six digits that prove that the mailbox is the client's; void once the mail or the version changes. */
export function confirmationCode(ctx: Ctx, request: Mailed): string {
  const number = mac(
    ctx,
    `code|${request.id}|${request.email.toLowerCase()}|${request.codeVersion}`,
  ).readUInt32BE(0)
  return String(number % 10 ** limits.codeDigits).padStart(limits.codeDigits, '0')
}
