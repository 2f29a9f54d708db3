import { paths } from '@oficio/contracts/paths'
import { linkActions } from '@oficio/contracts/service-requests/link-query'
import { isLive, statusTexts } from '@oficio/contracts/service-requests/shapes'
import type { ServiceRequest } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'
import { builtBy } from '../kernel/mail/define-mail'
import { byWhom, eventOf } from './lifecycle/mails-about-work'
import { requestExpiredMail, requestExpiringMail, requestFiledMail, requestStatusMail } from './mails'
import { confirmationCode, isClientsMail, trackingUrl } from './tracking-link'
import { viewUrgency } from './urgency/view-urgency'
import { wordsForClient } from './words-for-client'

/** Returns the request when `to` is its client's address; what is written to a client carries the link. */
async function load(ctx: Ctx, { requestId }: { requestId: string }, to: string) {
  const request = await ctx.db.serviceRequest.findUnique({ where: { id: requestId } })
  return request && isClientsMail(request, to) ? request : null
}

export const requestFiledBuilder = builtBy(requestFiledMail, async (ctx, refs, to) => {
  const request = await load(ctx, refs, to)
  // A later version has a mail of its own, and this one's code is void.
  if (!request || !isLive(request.status) || request.codeVersion !== refs.codeVersion) return null
  const code = confirmationCode(ctx, request)
  return {
    ...(await wordsForClient(ctx, request)),
    confirmUrl: trackingUrl(ctx, request, { codigo: code }),
    code,
    trackingUrl: trackingUrl(ctx, request),
    expiresAt: request.expiresAt.toISOString(),
    isConfirmed: request.confirmedAt !== null,
    urgency: await urgencyPaid(ctx, request),
  }
})

/** What is promised is only said while it is: not of a fee that goes back. */
async function urgencyPaid(ctx: Ctx, request: ServiceRequest) {
  const urgency = request.isUrgent ? await viewUrgency(ctx, request) : null
  if (!urgency || urgency.refundState !== null) return null
  return { priceArs: urgency.priceArs, dueAt: urgency.runsUntil }
}

export const requestStatusBuilder = builtBy(requestStatusMail, async (ctx, refs, to) => {
  const request = await load(ctx, refs, to)
  if (!request) return null
  const event = await eventOf(ctx, refs)
  return {
    ...(await wordsForClient(ctx, request)),
    statusText: statusTexts[refs.status],
    byWhom: await byWhom(ctx, event),
    reason: event?.reason ?? null,
    trackingUrl: trackingUrl(ctx, request),
  }
})

export const requestExpiringBuilder = builtBy(requestExpiringMail, async (ctx, refs, to) => {
  const request = await load(ctx, refs, to)
  if (!request || !isLive(request.status)) return null
  return {
    ...(await wordsForClient(ctx, request)),
    expiresAt: request.expiresAt.toISOString(),
    canExtend: request.extendedAt === null,
    extendUrl: trackingUrl(ctx, request, { accion: linkActions.extend }),
    trackingUrl: trackingUrl(ctx, request),
  }
})

export const requestExpiredBuilder = builtBy(requestExpiredMail, async (ctx, refs, to) => {
  const request = await load(ctx, refs, to)
  if (!request) return null
  return {
    ...(await wordsForClient(ctx, request)),
    newRequestUrl: new URL(paths.serviceRequestForm(request.rubroId), ctx.site.origin).toString(),
    trackingUrl: trackingUrl(ctx, request),
  }
})
