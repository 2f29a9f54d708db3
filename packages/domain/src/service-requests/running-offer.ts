import type { RunningOffer } from '@oficio/contracts/service-requests/running-offer'
import { isWaiting, type ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import type { Ctx } from '../kernel/ctx'
import { findReach } from './find-reach'
import type { FirstOfferColumns } from './first-offer'

interface OfferedRequest extends FirstOfferColumns {
  status: ServiceRequestStatus
  rubroId: number
  localidadId: number
}

/** Returns until when only that professional is offered the request; null without such an offer, or after it. */
export function aloneUntil(
  request: Pick<OfferedRequest, 'status' | keyof FirstOfferColumns>,
  professionalId: string,
  now: Date,
): string | null {
  const { status, preferredProfessionalId, firstOfferUntil } = request
  const isTheirs = preferredProfessionalId === professionalId && isWaiting(status)
  return isTheirs && firstOfferUntil !== null && firstOfferUntil > now ? firstOfferUntil.toISOString() : null
}

/**
 * Returns the first offer of a request, as its client sees it (docs/product.md, 'Matching'): the professional and the
 * end. Returns null if the time is over or the professional does not match the request any more.
 */
export async function runningOffer(ctx: Ctx, request: OfferedRequest): Promise<RunningOffer | null> {
  const professionalId = request.preferredProfessionalId
  if (professionalId === null) return null
  const until = aloneUntil(request, professionalId, ctx.clock.now())
  if (until === null || !(await findReach(ctx, professionalId, request))) return null
  const { user } = await ctx.db.professional.findUniqueOrThrow({
    where: { id: professionalId },
    select: { user: { select: { firstName: true, lastName: true } } },
  })
  return { professionalName: `${user.firstName} ${user.lastName}`, until }
}
