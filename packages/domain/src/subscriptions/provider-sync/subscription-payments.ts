import type { ReturnReasons } from '@oficio/contracts/payments/refund-texts'
import type { Subscription } from '@oficio/db/generated/client'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import type { ProviderPayment } from '../../kernel/payment-provider'
import { byKey, keyAt } from '../../kernel/provider-key'
import type { PaymentOwnerDefinition } from '../../payments/ledger/payment-owner'
import { syncSubscriptionJob } from '../jobs'
import { lockSubscription } from '../lock-subscription'
import { recompute } from '../standing/recompute'
import { kindOf } from '../subscription-kind'
import { writeChargePayment } from './write-charge-payment'

/**
 * Imports a payment of a monthly charge. Its reference is the subscription's id, or it only names the provider's
 * subscription, because the provider does not always pass on the reference. A job syncs an unknown or outdated charge,
 * because rows are locked here.
 */
const takeInChargePayment: PaymentOwnerDefinition['importPayment'] = async (
  ctx,
  { reference, ...payment },
) => {
  const subscription = await lockChargedSubscription(ctx, reference, payment.payment)
  if (!subscription) return null
  const { id } = subscription
  const { provider, providerId, status } = await writeChargePayment(ctx, subscription, payment)
  await recompute(ctx, subscription)
  const charge = await ctx.db.subscriptionCharge.findFirst({
    where: { provider, paymentProviderId: providerId },
  })
  if (charge?.paymentStatus !== status) await enqueueJob(ctx.db, syncSubscriptionJob, { subscriptionId: id })
  return id
}

async function lockChargedSubscription(
  ctx: TxCtx,
  reference: string | null,
  { subscriptionId: providerId }: ProviderPayment,
): Promise<Subscription | null> {
  if (reference !== null) return lockSubscription(ctx.db, reference)
  if (providerId === null) return null
  const row = await ctx.db.subscription.findUnique({ where: byKey(keyAt(ctx, providerId)) })
  return row && lockSubscription(ctx.db, row.id)
}

/** The reasons for refunding a charge of any kind, in addition to the reasons for any payment. */
const ofEveryKind = {
  unused: {
    text: 'Ese cobro era de una suscripción repetida, que cancelamos.',
    adminText: 'Era de una suscripción repetida',
  },
} as const satisfies ReturnReasons

/** Returns the texts of all reasons for refunding a charge, of all kinds. */
export const chargeReturnReasons = ({ registry }: Pick<Ctx, 'registry'>): ReturnReasons =>
  Object.assign({}, ofEveryKind, ...registry.subscriptionKinds.map(({ returnReasons }) => returnReasons))

/** The payments of monthly charges: the provider makes them by itself, under the subscription's id. */
export const subscriptionPayments: PaymentOwnerDefinition = {
  type: 'subscription',
  importPayment: takeInChargePayment,
  async paidFor(ctx, { subscriptionId: id }) {
    const subscription = id === null ? null : await ctx.db.subscription.findUnique({ where: { id } })
    if (!subscription) return null
    const { payerEmail } = subscription
    const { chargeTitle, homeLink, returnReasons } = kindOf(ctx, subscription)
    return {
      owner: { type: 'subscription', id: subscription.id },
      title: chargeTitle,
      returnReasons: { ...ofEveryKind, ...returnReasons },
      // An erased email address has no recipient.
      returnedTo: async () => (payerEmail ? { email: payerEmail } : null),
      nextAfterReturn: async () => ({
        text: homeLink.text,
        url: new URL(homeLink.path, ctx.site.origin).toString(),
      }),
    }
  },
}
