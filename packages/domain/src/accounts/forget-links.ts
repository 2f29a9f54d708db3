import type { Ctx } from '../kernel/ctx'
import { atTimes } from '../kernel/jobs/define-job'
import { subDays } from '../kernel/time/days'

/**
 * Days that expired links and old requests are kept. Must exceed one day, because mails are counted per day; the rest
 * is for investigations.
 */
const keptDays = 7

/** Deletes links that expired more than `keptDays` ago, and password reset requests older than that. */
export async function forgetAccountLinks(ctx: Ctx): Promise<void> {
  const before = subDays(ctx.clock.now(), keptDays)
  await ctx.db.accountLink.deleteMany({ where: { expiresAt: { lt: before } } })
  await ctx.db.passwordResetRequest.deleteMany({ where: { createdAt: { lt: before } } })
}

export const forgetAccountLinksClock = atTimes(
  { name: 'forget-account-links', label: 'Borrar enlaces vencidos de cuentas', at: '47 5 * * *' },
  forgetAccountLinks,
)
