import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { sessionNow } from '../sessions/session-now'

/** Deletes expired arrivals of visitors who did not continue. */
export async function forgetArrivals(ctx: Ctx): Promise<void> {
  await ctx.db.identityArrival.deleteMany({ where: { expiresAt: { lt: sessionNow(ctx) } } })
}

export const forgetArrivalsClock = atTimes(
  { name: 'forget-arrivals', label: 'Borrar ingresos con Google que no siguieron', at: '17 * * * *' },
  forgetArrivals,
)
