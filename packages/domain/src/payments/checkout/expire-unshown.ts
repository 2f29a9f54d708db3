import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { subDays } from '../../kernel/time/days'

/**
 * Ends what somebody set out to pay where the provider did not answer: there is no page, nobody to pay at it, and nothing
 * that the clock asks about. Before its noun looks what was given up.
 */
export async function expireUnshown(ctx: Ctx): Promise<void> {
  const before = subDays(ctx.clock.now(), limits.latePaymentDays)
  await ctx.db.paymentIntent.updateMany({
    where: { status: 'open', checkoutUrl: null, nextCheckAt: null, expiresAt: { lt: before } },
    data: { status: 'expired' },
  })
}

export const expireUnshownClock = atTimes(
  { name: 'expire-unshown-payments', label: 'Vencer cobros sin página de pago', at: '33 * * * *' },
  expireUnshown,
)
