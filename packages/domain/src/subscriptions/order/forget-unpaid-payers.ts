import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { subDays } from '../../kernel/time/days'

/**
 * Erases the payer's email address of subscriptions that ended without any payment: the law requires keeping payments,
 * but there is none. The clock runs it (docs/product.md, 'Law').
 */
export async function forgetUnpaidPayers(ctx: Ctx): Promise<void> {
  const before = subDays(ctx.clock.now(), await ctx.settings.get('anonymiseAfterDays'))
  await ctx.db.subscription.updateMany({
    where: {
      status: 'cancelled',
      cancelledAt: { lt: before },
      payerEmail: { not: '' },
      payments: { none: {} },
      charges: { none: {} },
    },
    data: { payerEmail: '' },
  })
}

export const forgetUnpaidPayersClock = atTimes(
  {
    name: 'forget-unpaid-payers',
    label: 'Borrar de qué cuenta se iban a pagar suscripciones sin pagos',
    at: '47 * * * *',
  },
  forgetUnpaidPayers,
)
