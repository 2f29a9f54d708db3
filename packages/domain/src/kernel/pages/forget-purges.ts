import type { Ctx } from '../ctx'
import { atTimes } from '../jobs/define-job'

/** No process stays cut off for that long and goes on serving. */
const keptMs = 24 * 3_600_000

/** Removes the record of purges that every web process has long acted on. */
export async function forgetPurges(ctx: Ctx): Promise<void> {
  await ctx.db.pagePurge.deleteMany({
    where: { createdAt: { lt: new Date(ctx.clock.now().getTime() - keptMs) } },
  })
}

export const forgetPagePurgesClock = atTimes('forget-page-purges', '23 5 * * *', forgetPurges)
