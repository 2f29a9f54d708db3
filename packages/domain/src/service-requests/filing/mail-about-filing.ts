import { isLive } from '@oficio/contracts/service-requests/shapes'
import type { ServiceRequest } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { builtBy } from '../../kernel/events/define-event'
import { requestFiledEvent } from '../events'
import { runningOffer } from '../running-offer'
import { confirmationCode, isClientsMail, mailedProof, trackingUrl } from '../tracking-link'
import { viewUrgency } from '../urgency/view-urgency'
import { wordsForClient } from '../words-for-client'

/** Builds the mail to the client after filing, with the confirmation code. Returns null if the mail is void. */
export const requestFiledBuilder = builtBy(requestFiledEvent, async (ctx, refs, to) => {
  const request = await ctx.db.serviceRequest.findUnique({ where: { id: refs.requestId } })
  if (!request || !isClientsMail(request, to)) return null
  // A newer code has its own mail, and the code of this mail is void.
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

/**
 * Hides the name of the preferred professional until the request is confirmed, because a stranger may have filed it
 * with this mailbox.
 */
async function offeredTo(ctx: Ctx, request: ServiceRequest) {
  const offer = await runningOffer(ctx, request)
  return offer && { ...offer, professionalName: request.confirmedAt ? offer.professionalName : null }
}

/** Returns the fee and the deadline of an urgent request, or null when the fee is refunded. */
async function urgencyPaid(ctx: Ctx, request: ServiceRequest) {
  const urgency = request.isUrgent ? await viewUrgency(ctx, request) : null
  if (!urgency || urgency.refundState !== null) return null
  return { priceArs: urgency.priceArs, dueAt: urgency.runsUntil }
}
