import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { subDays } from '../../kernel/time/days'

/**
 * Expires intents for which the provider never created a payment page. Nobody can pay them and no clock checks them.
 * They expire `limits.latePaymentDays` after `expiresAt`.
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
