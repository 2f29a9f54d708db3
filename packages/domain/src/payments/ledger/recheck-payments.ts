import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { atProvider } from '../../kernel/provider-key'
import { subDays } from '../../kernel/time/days'
import { paidStatuses } from '../payment-status'
import { fetchPayment } from './fetch-payment'

/** How long a charge-back may come after the payment, for most cards. */
const watchedDays = 120

/**
 * Reads every payment that was approved in the last months from the provider again, once a week each: a refund or a
 * charge-back of which the notification was lost is found nevertheless. The clock runs it at night.
 */
export async function recheckPayments(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.payment.findMany({
        where: {
          status: { in: paidStatuses },
          createdAt: { gt: subDays(now, watchedDays) },
          syncedAt: { lt: subDays(now, 7) },
          id: { gt: after },
        },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: async (id) => {
      const payment = await ctx.db.payment.findUniqueOrThrow({ where: { id } })
      await fetchPayment(atProvider(ctx, payment), payment.providerId, 'reconciliation')
    },
  })
}

export const recheckPaymentsClock = atTimes(
  { name: 'recheck-payments', label: 'Revisar pagos aprobados', at: '7 7 * * *' },
  recheckPayments,
)
