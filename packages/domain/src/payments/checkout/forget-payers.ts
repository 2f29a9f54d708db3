import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { subDays } from '../../kernel/time/days'
import { kindsErasedBy } from '../payment-kind'

/**
 * Erases the mail and the device of the payer from old intents. Applies only to kinds whose payers the ledger erases
 * (`payerErasedBy`). Amounts, statuses and the account stay, because the law requires them. The clock runs it.
 */
export async function forgetPayers(ctx: Ctx): Promise<void> {
  const before = subDays(ctx.clock.now(), await ctx.settings.get('anonymiseAfterDays'))
  await ctx.db.paymentIntent.updateMany({
    where: {
      kind: { in: kindsErasedBy(ctx, 'ledger') },
      createdAt: { lt: before },
      status: { not: 'open' },
      OR: [{ payerEmail: { not: null } }, { deviceHash: { not: null } }],
    },
    data: { payerEmail: null, deviceHash: null },
  })
}

export const forgetPayersClock = atTimes(
  { name: 'forget-payers', label: 'Borrar datos de quienes pagaron hace mucho', at: '43 * * * *' },
  forgetPayers,
)
