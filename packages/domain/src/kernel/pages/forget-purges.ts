import type { Ctx } from '../ctx'
import { atTimes } from '../jobs/define-job'
import { subDays } from '../time/days'

/** Days. No process keeps serving while disconnected for longer. */
const keptDays = 1

/** Deletes purges that every web process has long processed. */
export async function forgetPurges(ctx: Ctx): Promise<void> {
  await ctx.db.pagePurge.deleteMany({ where: { createdAt: { lt: subDays(ctx.clock.now(), keptDays) } } })
}

export const forgetPagePurgesClock = atTimes(
  { name: 'forget-page-purges', label: 'Olvidar avisos de páginas viejas', at: '23 5 * * *' },
  forgetPurges,
)
