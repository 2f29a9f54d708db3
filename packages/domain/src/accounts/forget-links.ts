import type { Ctx } from '../kernel/ctx'
import { atTimes } from '../kernel/jobs/define-job'
import { subDays } from '../kernel/time/days'

/** For how many days what is over is kept: as long as what was mailed in a day is counted, and a while to look into it. */
const keptDays = 7

/** Removes mailed links that ended long ago, and requests for links without an account. */
export async function forgetAccountLinks(ctx: Ctx): Promise<void> {
  const before = subDays(ctx.clock.now(), keptDays)
  await ctx.db.accountLink.deleteMany({ where: { expiresAt: { lt: before } } })
  await ctx.db.passwordResetRequest.deleteMany({ where: { createdAt: { lt: before } } })
}

export const forgetAccountLinksClock = atTimes(
  { name: 'forget-account-links', label: 'Borrar enlaces vencidos de cuentas', at: '47 5 * * *' },
  forgetAccountLinks,
)
