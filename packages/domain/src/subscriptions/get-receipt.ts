import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../context/actor'
import type { Ctx } from '../context/ctx'
import { monthAfter } from './month-after'
import { kindOf } from './subscription-kinds'
import { chargeStateOf, hasReceipt } from './view-charge'

export interface Receipt {
  /** The provider's number of the payment. */
  number: string
  siteName: string
  payer: { name: string; email: string; cuit: string | null }
  amountArs: number
  /** What was charged for. */
  description: string
  chargedAt: string
  /** The month that it pays. */
  from: string
  until: string
  /** 'visa', 'account_money', … */
  methodId: string | null
  isGivenBack: boolean
}

/** Returns the receipt of a monthly charge for whoever paid it, or an admin. Throws not_found, also where none was paid. */
export async function getReceipt(ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<Receipt> {
  const charge = await ctx.db.subscriptionCharge.findUnique({
    where: { id },
    include: { subscription: true },
  })
  const isOwn = actor.userId !== null && charge?.subscription.userId === actor.userId
  const state = charge && chargeStateOf(charge)
  if (!charge || !state || !hasReceipt(state) || !(isOwn || actor.role === 'admin'))
    throw new AppError('not_found')
  const { subscription, paymentProviderId, debitAt } = charge
  const [user, payment] = await Promise.all([
    ctx.db.user.findUniqueOrThrow({ where: { id: subscription.userId }, include: { professional: true } }),
    ctx.db.payment.findUnique({ where: { providerId: paymentProviderId ?? '' } }),
  ])
  return {
    number: paymentProviderId ?? charge.providerId,
    siteName: ctx.site.name,
    payer: {
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
      cuit: user.professional?.cuit ?? null,
    },
    amountArs: charge.amountCentavos / 100,
    description: kindOf(subscription).titleOf(ctx),
    chargedAt: (payment?.approvedAt ?? charge.providerUpdatedAt).toISOString(),
    from: debitAt.toISOString(),
    until: (charge.paidUntil ?? monthAfter(debitAt)).toISOString(),
    methodId: payment?.methodId ?? null,
    isGivenBack: state === 'given_back',
  }
}
