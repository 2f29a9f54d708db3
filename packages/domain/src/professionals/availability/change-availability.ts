import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { type changeAvailabilityEndpoint, wrongReturn } from '@oficio/contracts/professionals/availability'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { startOfCalendarDay } from '../../kernel/time/day-start'
import { addDays } from '../../kernel/time/days'
import { whenPast } from '../../kernel/time/when-past'
import { ownProfessional } from '../own-professional'
import { noteProfileChange } from '../profile/note-profile-change'
import { purgeProfileJob } from '../profile/purge-profile-later'

/**
 * Sets whether the caller takes work (docs/product.md, 'Availability'). A pause lasts until the caller ends it, or
 * until the start of the day `backOn`. Throws validation_failed for a day in the past or too far away, forbidden.
 */
export async function changeAvailability(
  ctx: Ctx,
  actor: Actor,
  { isAvailable, backOn }: InputOf<typeof changeAvailabilityEndpoint>,
): Promise<ResponseOf<typeof changeAvailabilityEndpoint>> {
  const { id } = await ownProfessional(ctx.db, actor)
  const awayUntil = isAvailable || backOn === undefined ? null : startOfCalendarDay(backOn)
  const now = ctx.clock.now()
  if (awayUntil && (awayUntil <= now || awayUntil > addDays(now, limits.awayDaysMax)))
    throw new AppError('validation_failed', { fields: { backOn: wrongReturn } })
  await ctx.transaction(async (ctx) => {
    await ctx.db.professional.update({
      where: { id },
      // A pause with an end date leaves the switch on, so that the professional is available once the pause ends.
      data: { isAvailable: isAvailable || awayUntil !== null, awayUntil },
    })
    await noteProfileChange(ctx, id)
    if (awayUntil) {
      await enqueueJob(ctx.db, purgeProfileJob, { professionalId: id }, { runAt: whenPast(awayUntil) })
    }
  })
  return { isAvailable, awayUntil: awayUntil?.toISOString() ?? null }
}
