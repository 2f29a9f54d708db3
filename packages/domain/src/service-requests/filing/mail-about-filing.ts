import { isLive } from '@oficio/contracts/service-requests/shapes'
import type { ServiceRequest } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { builtBy } from '../../kernel/events/define-event'
import { requestFiledEvent } from '../events'
import { runningOffer } from '../running-offer'
import { confirmationCode, isClientsMail, mailedProof, trackingUrl } from '../tracking-link'
import { viewUrgency } from '../urgency/view-urgency'
import { wordsForClient } from '../words-for-client'

export const requestFiledBuilder = builtBy(requestFiledEvent, async (ctx, refs, to) => {
  const request = await ctx.db.serviceRequest.findUnique({ where: { id: refs.requestId } })
  if (!request || !isClientsMail(request, to)) return null
  // A later version has a mail of its own, and this one's code is void.
  if (!isLive(request.status) || request.codeVersion !== refs.codeVersion) return null
  const code = confirmationCode(ctx, request)
  return {
    ...(await wordsForClient(ctx, request)),
    confirmUrl: trackingUrl(ctx, request, { codigo: code, prueba: mailedProof(ctx, request) }),
    code,
    trackingUrl: trackingUrl(ctx, request),
    expiresAt: request.expiresAt.toISOString(),
    isConfirmed: request.confirmedAt !== null,
    urgency: await urgencyPaid(ctx, request),
    firstOffer: await offeredTo(ctx, request),
  }
})

/** Whom a stranger may have picked is not named to a mailbox that nobody has proven to be the client's. */
async function offeredTo(ctx: Ctx, request: ServiceRequest) {
  const offer = await runningOffer(ctx, request)
  return offer && { ...offer, professionalName: request.confirmedAt ? offer.professionalName : null }
}

/** What is promised is only said while it is: not of a fee that goes back. */
async function urgencyPaid(ctx: Ctx, request: ServiceRequest) {
  const urgency = request.isUrgent ? await viewUrgency(ctx, request) : null
  if (!urgency || urgency.refundState !== null) return null
  return { priceArs: urgency.priceArs, dueAt: urgency.runsUntil }
}
