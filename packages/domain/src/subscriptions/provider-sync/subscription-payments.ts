import type { ReturnReasons } from '@oficio/contracts/payments/refund-texts'
import type { Ctx } from '../../kernel/ctx'
import type { PaymentOwnerDefinition } from '../../payments/ledger/payment-owner'
import { kindOf } from '../subscription-kind'
import { takeInChargePayment } from './take-in-charge-payment'

/** Why a charge of any kind goes back, beside what makes any payment go back. */
const ofEveryKind = {
  unused: {
    text: 'Ese cobro era de una suscripción repetida, que cancelamos.',
    adminText: 'Era de una suscripción repetida',
  },
} as const satisfies ReturnReasons

/** Returns the words for every reason why a charge goes back, of whichever kind. */
export const chargeReturnReasons = ({ registry }: Pick<Ctx, 'registry'>): ReturnReasons =>
  Object.assign({}, ofEveryKind, ...registry.subscriptionKinds.map(({ returnReasons }) => returnReasons))

/** The payments of monthly charges: the provider makes them by itself, under the subscription's id. */
export const subscriptionPayments: PaymentOwnerDefinition = {
  type: 'subscription',
  takeIn: takeInChargePayment,
  async paidFor(ctx, { subscriptionId: id }) {
    const subscription = id === null ? null : await ctx.db.subscription.findUnique({ where: { id } })
    if (!subscription) return null
    const { payerEmail } = subscription
    const { chargeTitle, homeLink, returnReasons } = kindOf(ctx, subscription)
    return {
      owner: { type: 'subscription', id: subscription.id },
      title: chargeTitle,
      returnReasons: { ...ofEveryKind, ...returnReasons },
      // A mail that was erased is nobody's.
      returnedTo: async () => (payerEmail ? { email: payerEmail } : null),
      nextAfterReturn: async () => ({
        text: homeLink.text,
        url: new URL(homeLink.path, ctx.site.origin).toString(),
      }),
    }
  },
}
