import { createHmac } from 'node:crypto'
import { limits } from '@oficio/contracts/limits'
import type { CallDetails } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { atTimes } from '../kernel/jobs/define-job'
import { subDays } from '../kernel/time/days'

/** Returns what a network is kept as: equal for equal ones, and nothing that could be read. */
export const networkHashOf = ({ tokenSecret }: Pick<Ctx, 'tokenSecret'>, ipPrefix: string): string =>
  createHmac('sha256', tokenSecret).update(`review-network|${ipPrefix}`).digest('base64url')

/** Returns by which marks it may be seen later that several reviews came from one hand. */
export const marksOf = (
  ctx: Ctx,
  { deviceHash, ipPrefix }: Pick<CallDetails, 'deviceHash' | 'ipPrefix'>,
) => ({
  deviceHash,
  networkHash: ipPrefix === null ? null : networkHashOf(ctx, ipPrefix),
})

/** Forgets from where reviews were written some months ago: whoever wants to look into one has done so by then. */
export async function forgetReviewMarks(ctx: Ctx): Promise<void> {
  await ctx.db.review.updateMany({
    where: {
      createdAt: { lt: subDays(ctx.clock.now(), limits.reviewMarkDays) },
      OR: [{ deviceHash: { not: null } }, { networkHash: { not: null } }],
    },
    data: { deviceHash: null, networkHash: null },
  })
}

export const forgetReviewMarksClock = atTimes(
  { name: 'forget-review-marks', label: 'Olvidar desde dónde se escribieron las reseñas', at: '37 5 * * *' },
  forgetReviewMarks,
)
