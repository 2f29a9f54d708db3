import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../../ctx'
import { atTimes } from '../../jobs/define-job'
import { subDays } from '../../time/days'

/**
 * Deletes old events of the mail provider. Also deletes the bounce and complaint marks of addresses that no other table
 * contains.
 */
export async function forgetMailEvents(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.mailEvent.deleteMany({ where: { receivedAt: { lt: subDays(now, limits.mailEventDays) } } })
  const before = subDays(now, await ctx.settings.get('anonymiseAfterDays'))
  await ctx.db.$executeRaw`
    DELETE FROM marked_addresses mark WHERE mark.marked_at < ${before}
      AND NOT EXISTS (SELECT FROM mails WHERE mails."to" = mark.email)
      AND NOT EXISTS (SELECT FROM users WHERE users.email = mark.email)`
}

export const forgetMailEventsClock = atTimes(
  { name: 'forget-mail-events', label: 'Olvidar rebotes de emails viejos', at: '57 6 * * *' },
  forgetMailEvents,
)
