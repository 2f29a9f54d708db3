import { paths } from '@oficio/contracts/paths'
import { linkActions } from '@oficio/contracts/service-requests/link-query'
import { isWaiting } from '@oficio/contracts/service-requests/shapes'
import type { Ctx } from '../../kernel/ctx'
import { builtBy } from '../../kernel/events/define-event'
import { requestExpiredEvent, requestExpiringEvent, requestLinkEvent, requestStatusEvent } from '../events'
import { isClientsMail, trackingUrl } from '../tracking-link'
import { wordsForClient } from '../words-for-client'
import { extendableUntil } from './extend-service-request'
import { eventOf, professionalOfLead } from './mails-about-work'

/** Returns the request if `to` is still its client's address, because mails to a client contain the tracking link. */
async function load(ctx: Ctx, { requestId }: { requestId: string }, to: string) {
  const request = await ctx.db.serviceRequest.findUnique({ where: { id: requestId } })
  return request && isClientsMail(request, to) ? request : null
}

export const requestStatusBuilder = builtBy(requestStatusEvent, async (ctx, refs, to) => {
  const request = await load(ctx, refs, to)
  if (!request) return null
  const event = await eventOf(ctx, refs)
  return {
    ...(await wordsForClient(ctx, request)),
    status: refs.status,
    ...(await professionalOfLead(ctx, event?.actorKind === 'professional' ? event.leadId : null)),
    reason: event?.reason ?? null,
    trackingUrl: trackingUrl(ctx, request),
  }
})

export const requestExpiringBuilder = builtBy(requestExpiringEvent, async (ctx, refs, to) => {
  const request = await load(ctx, refs, to)
  // Skip the mail if the work has begun since, because it does not expire, or if the client has extended the request.
  if (!request?.expiryWarnedAt || !isWaiting(request.status)) return null
  return {
    ...(await wordsForClient(ctx, request)),
    expiresAt: request.expiresAt.toISOString(),
    canExtend: extendableUntil(request) !== null,
    extendUrl: trackingUrl(ctx, request, { accion: linkActions.extend }),
    trackingUrl: trackingUrl(ctx, request),
  }
})

export const requestExpiredBuilder = builtBy(requestExpiredEvent, async (ctx, refs, to) => {
  const request = await load(ctx, refs, to)
  if (!request) return null
  return {
    ...(await wordsForClient(ctx, request)),
    newRequestUrl: new URL(paths.serviceRequestForm(request.rubroId), ctx.site.origin).toString(),
    trackingUrl: trackingUrl(ctx, request),
  }
})

export const requestLinkBuilder = builtBy(requestLinkEvent, async (ctx, refs, to) => {
  const request = await load(ctx, refs, to)
  if (!request) return null
  return { ...(await wordsForClient(ctx, request)), trackingUrl: trackingUrl(ctx, request) }
})
