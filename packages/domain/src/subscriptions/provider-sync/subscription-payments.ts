import type { ReturnReasons } from '@oficio/contracts/payments/refund-texts'
import type { PaymentOwnerDefinition } from '../../payments/ledger/payment-owner'
import { kindOf } from '../subscription-kind'
import { takeInChargePayment } from './take-in-charge-payment'

/** Why a charge goes back, beside what makes any payment go back. */
export const chargeReturnReasons = {
  unused: {
    text: 'Ese cobro era de una suscripción repetida, que cancelamos.',
    adminText: 'Era de una suscripción repetida',
  },
  idle_month: {
    text: 'En ese mes no hubo ninguna solicitud para vos, así que no te lo cobramos.',
    adminText: 'Un mes sin solicitudes',
  },
} as const satisfies ReturnReasons

/** The payments of monthly charges: the provider makes them by itself, under the subscription's id. */
export const subscriptionPayments: PaymentOwnerDefinition = {
  type: 'subscription',
  takeIn: takeInChargePayment,
  async paidFor(ctx, { subscriptionId: id }) {
    const subscription = id === null ? null : await ctx.db.subscription.findUnique({ where: { id } })
    if (!subscription) return null
    const { chargeTitle, homeLink } = kindOf(ctx, subscription)
    return {
      owner: { type: 'subscription', id: subscription.id },
      title: chargeTitle,
      returnReasons: chargeReturnReasons,
      returnedTo: async () => ({ email: subscription.payerEmail }),
      nextAfterReturn: async () => ({
        text: homeLink.text,
        url: new URL(homeLink.path, ctx.site.origin).toString(),
      }),
    }
  },
}
