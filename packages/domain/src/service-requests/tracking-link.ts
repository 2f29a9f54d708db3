import { createHmac } from 'node:crypto'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import type { LinkAsk } from '@oficio/contracts/service-requests/link-query'
import type { Ctx } from '../kernel/ctx'
import { idInLinkToken, isLinkToken, makeLinkToken } from '../kernel/link-token'

interface TrackedRequest {
  id: string
  linkVersion: number
}

const mac = (ctx: Ctx, text: string) => createHmac('sha256', ctx.tokenSecret).update(text).digest()

const meaningOf = ({ id, linkVersion }: TrackedRequest) => `tracking|${id}|${linkVersion}`

/**
 * Returns the secret of a tracking link. Its holder acts as the client of the request. It is the same in every mail
 * until `linkVersion` changes.
 */
export const trackingToken = (ctx: Ctx, request: TrackedRequest): string =>
  makeLinkToken(ctx, request.id, meaningOf(request))

/** Returns the id of the request in a token without verifying it; use `isTrackingToken` to verify. */
export const trackedRequestId = (token: string): string | null => idInLinkToken(token)

/** Returns whether the token is the valid token of this request. Editing the mail makes earlier tokens invalid. */
export const isTrackingToken = (ctx: Ctx, token: string | null, request: TrackedRequest): boolean =>
  token !== null && isLinkToken(ctx, token, request.id, meaningOf(request))

/** Returns the absolute address of the client's tracking page. `query` names the question that the page shows. */
export function trackingUrl(ctx: Ctx, request: TrackedRequest, query: LinkAsk = {}): string {
  const url = new URL(paths.tracking(trackingToken(ctx, request)), ctx.site.origin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.toString()
}

interface Waiting {
  codeWaitsSince: Date | null
  confirmedAt: Date | null
}

/**
 * Returns whether the client's code has not been mailed yet, because the connection reached its limit of mails within
 * the hour.
 */
export const isCodeWaiting = ({ codeWaitsSince, confirmedAt }: Waiting): boolean =>
  codeWaitsSince !== null && confirmedAt === null

/**
 * Returns whether a mail about the request may go to that address. It must be the client's current address. While a
 * code waits, no mail may go there, because other mails would bypass the limit.
 */
export const isClientsMail = (request: { email: string } & Waiting, to: string): boolean =>
  to !== '' && request.email.toLowerCase() === to.toLowerCase() && !isCodeWaiting(request)

interface MailedRequest {
  id: string
  email: string
  codeVersion: number
}

const mailedMeaningOf = ({ id, email, codeVersion }: MailedRequest) =>
  `mailed-link|${id}|${email.toLowerCase()}|${codeVersion}`

/**
 * Returns the secret in the link of the mail with the code. It proves that its holder has read that mail, because a
 * code can be guessed, and the person who filed the request also has the tracking link. Becomes invalid together with
 * the code.
 */
export const mailedProof = (ctx: Ctx, request: MailedRequest): string =>
  makeLinkToken(ctx, request.id, mailedMeaningOf(request))

/** Returns whether the proof is the valid secret of the mail with the current code. */
export const isMailedProof = (ctx: Ctx, proof: string, request: MailedRequest): boolean =>
  isLinkToken(ctx, proof, request.id, mailedMeaningOf(request))

/**
 * Returns the six-digit code that proves that the mailbox is the client's. Becomes invalid when the mail or the version
 * changes.
 */
export function confirmationCode(ctx: Ctx, request: MailedRequest): string {
  const number = mac(
    ctx,
    `code|${request.id}|${request.email.toLowerCase()}|${request.codeVersion}`,
  ).readUInt32BE(0)
  return String(number % 10 ** limits.codeDigits).padStart(limits.codeDigits, '0')
}
