import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { atProvider } from '../../kernel/provider-key'
import { subDays } from '../../kernel/time/days'
import { paidStatuses } from '../payment-status'
import { fetchPayment } from './fetch-payment'

/** How long after a payment most cards allow a charge-back. */
const watchedDays = 120

/**
 * Syncs every payment approved in the last months again, once a week each, to find refunds and charge-backs whose
 * notification was lost. The clock runs it at night.
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
