import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { subDays } from '../../kernel/time/days'

/**
 * Erases the addresses of old mails about money that went back, where their kind keeps no id with them by which its noun
 * could take them along (`ReturnedTo`). The clock runs it.
 */
export async function forgetReturnMails(ctx: Ctx): Promise<void> {
  const before = subDays(ctx.clock.now(), await ctx.settings.get('anonymiseAfterDays'))
  await ctx.db.$executeRaw`
    UPDATE mails SET "to" = '' WHERE template = 'payment-returned' AND created_at < ${before}
      AND "to" <> '' AND refs - 'refundId' - 'amountCentavos' = '{}'`
}

export const forgetReturnMailsClock = atTimes(
  { name: 'forget-return-mails', label: 'Borrar emails de devoluciones viejas', at: '41 * * * *' },
  forgetReturnMails,
)
