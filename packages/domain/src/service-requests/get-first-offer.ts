import { AppError } from '@oficio/contracts/errors'
import type { FirstOffer } from '@oficio/contracts/service-requests/first-offer'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { isPublic } from '../professionals/profile/public-professional'
import { findReach } from './find-reach'
import { firstOfferMinutes } from './first-offer'

/**
 * Returns what the form shows about the professional for whom it was opened. Throws not_found for a professional
 * without a public profile.
 */
export async function getFirstOffer(
  ctx: Ctx,
  _actor: Actor,
  input: { id: string; rubroId?: number | undefined; localidadId?: number | undefined },
): Promise<FirstOffer> {
  const { id, rubroId, localidadId } = input
  const professional = await ctx.db.professional.findFirst({
    where: { id, ...isPublic },
    select: { user: { select: { firstName: true, lastName: true } } },
  })
  if (!professional) throw new AppError('not_found')
  const minutes = await ctx.settings.get('firstOfferMinutes')
  const isKnown = rubroId !== undefined && localidadId !== undefined
  return {
    ...professional.user,
    minutes,
    urgentMinutes: firstOfferMinutes(minutes, true),
    isMatching: isKnown ? (await findReach(ctx, id, { rubroId, localidadId })) !== null : null,
  }
}
