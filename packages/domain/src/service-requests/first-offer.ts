import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { FirstOffer } from '@oficio/contracts/service-requests/first-offer'
import { addMinutes } from 'date-fns'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { isPublic } from '../professionals/profile/public-professional'
import { findReach } from './is-in-reach'

/** What of a request says whom its client wants most. */
export interface FirstOfferColumns {
  preferredProfessionalId: string | null
  firstOfferUntil: Date | null
}

/** Nobody is offered the request before others. */
export const noFirstOffer: FirstOfferColumns = { preferredProfessionalId: null, firstOfferUntil: null }

interface Preference {
  /** Whom the client named; undefined for nobody. */
  professionalId: string | undefined
  work: { rubroId: number; localidadId: number }
  isUrgent: boolean
  /** The account that files: nobody is offered their own request. */
  userId: string | null
}

/**
 * Returns until when a request that is being filed is only for whom its client named (docs/product.md, 'Matching'): not at
 * all where the matching rule does not join the two. A name that means nobody is no reason to refuse a form.
 */
export async function firstOfferColumns(ctx: Ctx, preference: Preference): Promise<FirstOfferColumns> {
  const { professionalId, work, isUrgent, userId } = preference
  if (!professionalId || !(await findReach(ctx, professionalId, work))) return noFirstOffer
  const named = await ctx.db.professional.findUnique({
    where: { id: professionalId },
    select: { userId: true },
  })
  const minutes = minutesOf(await ctx.settings.get('firstOfferMinutes'), isUrgent)
  if (minutes === 0 || named?.userId === userId) return noFirstOffer
  return {
    preferredProfessionalId: professionalId,
    firstOfferUntil: addMinutes(ctx.clock.now(), minutes),
  }
}

const minutesOf = (minutes: number, isUrgent: boolean): number =>
  isUrgent ? Math.min(minutes, limits.urgentWaveMinutes) : minutes

/** Returns what the form says of whom it was begun for. Throws not_found for a professional whom not everybody may see. */
export async function getFirstOffer(
  ctx: Ctx,
  _actor: Actor,
  input: { id: string; rubroId?: number | undefined; localidadId?: number | undefined },
): Promise<FirstOffer> {
  const { id, rubroId, localidadId } = input
  const found = await ctx.db.professional.findFirst({
    where: { id, ...isPublic },
    select: { user: { select: { firstName: true, lastName: true } } },
  })
  if (!found) throw new AppError('not_found')
  const minutes = await ctx.settings.get('firstOfferMinutes')
  const isKnown = rubroId !== undefined && localidadId !== undefined
  return {
    ...found.user,
    minutes,
    urgentMinutes: minutesOf(minutes, true),
    isMatching: isKnown ? (await findReach(ctx, id, { rubroId, localidadId })) !== null : null,
  }
}
