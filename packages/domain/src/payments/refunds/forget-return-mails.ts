import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { subDays } from '../../kernel/time/days'
import { kindsErasedBy } from '../payment-kind'

/**
 * Erases the addresses of old refund mails, except of mails that a noun erases itself by the ids stored with them
 * (`payerErasedBy`, `ReturnedTo`). The clock runs it.
 */
export async function forgetReturnMails(ctx: Ctx): Promise<void> {
  const before = subDays(ctx.clock.now(), await ctx.settings.get('anonymiseAfterDays'))
  await ctx.db.$executeRaw`
    UPDATE mails SET "to" = '' WHERE template = 'payment-returned' AND created_at < ${before} AND "to" <> ''
      AND (refs - 'refundId' - 'amountCentavos' = '{}' OR NOT EXISTS (
        SELECT FROM refunds refund
        JOIN payments payment ON payment.id = refund.payment_id
        JOIN payment_intents intent ON intent.id = payment.intent_id
        WHERE refund.id::text = mails.refs ->> 'refundId'
          AND intent.kind = ANY (${kindsErasedBy(ctx, 'noun')})))`
}

export const forgetReturnMailsClock = atTimes(
  { name: 'forget-return-mails', label: 'Borrar emails de devoluciones viejas', at: '41 * * * *' },
  forgetReturnMails,
)
