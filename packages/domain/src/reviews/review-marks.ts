import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../kernel/ctx'
import { atTimes } from '../kernel/jobs/define-job'
import { subDays } from '../kernel/time/days'

/**
 * Erases the device and network marks of reviews and leads after `reviewMarkDays`, because investigations are over by
 * then.
 */
export async function forgetReviewMarks(ctx: Ctx): Promise<void> {
  const hasMarks = [{ deviceHash: { not: null } }, { networkHash: { not: null } }]
  const noMarks = { deviceHash: null, networkHash: null }
  await ctx.db.lead.updateMany({
    where: { takenAt: { lt: subDays(ctx.clock.now(), limits.reviewMarkDays) }, OR: hasMarks },
    data: noMarks,
  })
  await ctx.db.review.updateMany({
    where: {
      createdAt: { lt: subDays(ctx.clock.now(), limits.reviewMarkDays) },
      OR: hasMarks,
    },
    data: noMarks,
  })
}

export const forgetReviewMarksClock = atTimes(
  { name: 'forget-review-marks', label: 'Olvidar desde dónde se escribieron las reseñas', at: '37 5 * * *' },
  forgetReviewMarks,
)
