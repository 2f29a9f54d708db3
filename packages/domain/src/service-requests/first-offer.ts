import { limits } from '@oficio/contracts/limits'
import { addMinutes } from 'date-fns'
import type { Ctx } from '../kernel/ctx'
import { findReach } from './find-reach'

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
  const minutes = firstOfferMinutes(await ctx.settings.get('firstOfferMinutes'), isUrgent)
  if (minutes === 0 || named?.userId === userId) return noFirstOffer
  return {
    preferredProfessionalId: professionalId,
    firstOfferUntil: addMinutes(ctx.clock.now(), minutes),
  }
}

/** Returns how long it is only for whom the client named. */
export const firstOfferMinutes = (minutes: number, isUrgent: boolean): number =>
  isUrgent ? Math.min(minutes, limits.urgentWaveMinutes) : minutes
