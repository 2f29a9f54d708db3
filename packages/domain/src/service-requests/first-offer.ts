import { limits } from '@oficio/contracts/limits'
import { addMinutes } from 'date-fns'
import type { Ctx } from '../kernel/ctx'
import { findReach } from './find-reach'

/**
 * The columns of a request for its first offer: the professional whom the client prefers, and until when only that
 * professional is offered the request.
 */
export interface FirstOfferColumns {
  preferredProfessionalId: string | null
  firstOfferUntil: Date | null
}

/** No professional is offered the request before the others. */
export const noFirstOffer: FirstOfferColumns = { preferredProfessionalId: null, firstOfferUntil: null }

interface Preference {
  /** The professional whom the client named; undefined without one. */
  professionalId: string | undefined
  work: { rubroId: number; localidadId: number }
  isUrgent: boolean
  /** The account that files the request. Nobody is offered their own request. */
  userId: string | null
}

/**
 * Returns the first offer of a request that is being filed (docs/product.md, 'Matching'). Returns `noFirstOffer` if the
 * named professional does not match the work. An unknown professional does not make the form invalid.
 */
export async function firstOfferColumns(ctx: Ctx, preference: Preference): Promise<FirstOfferColumns> {
  const { professionalId, work, isUrgent, userId } = preference
  if (!professionalId || !(await findReach(ctx, professionalId, work))) return noFirstOffer
  const professional = await ctx.db.professional.findUnique({
    where: { id: professionalId },
    select: { userId: true },
  })
  const minutes = firstOfferMinutes(await ctx.settings.get('firstOfferMinutes'), isUrgent)
  if (minutes === 0 || professional?.userId === userId) return noFirstOffer
  return {
    preferredProfessionalId: professionalId,
    firstOfferUntil: addMinutes(ctx.clock.now(), minutes),
  }
}

/** Returns for how many minutes only the named professional is offered the request. */
export const firstOfferMinutes = (minutes: number, isUrgent: boolean): number =>
  isUrgent ? Math.min(minutes, limits.urgentWaveMinutes) : minutes
