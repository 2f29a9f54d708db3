import type { Tx } from '@oficio/db/client'
import type { SubscriptionCharge } from '@oficio/db/generated/client'
import type { ProviderKey } from '../../kernel/provider-key'
import { isPaymentOf, paymentKeysOf } from './charge-payment'
import { isUnaccepted, type RefundProgress } from './charge-state'

/** Selects the full refunds of a payment: a refund without an amount returns everything. */
export const wholeRefunds = { where: { amountCentavos: null }, select: { id: true } } as const

/** Returns the charges with `isGoingBack`: whether money that does not count is being refunded. */
export async function markGoingBack<Charge extends SubscriptionCharge>(
  tx: Tx,
  charges: readonly Charge[],
): Promise<(Charge & RefundProgress)[]> {
  const keys = paymentKeysOf(charges.filter(isUnaccepted))
  const goingBack = keys.length === 0 ? [] : await findGoingBack(tx, keys)
  return charges.map((charge) => ({
    ...charge,
    isGoingBack: goingBack.some((payment) => isPaymentOf(charge, payment)),
  }))
}

const findGoingBack = (tx: Tx, keys: ProviderKey[]) =>
  tx.payment.findMany({
    where: { OR: keys, refunds: { some: wholeRefunds.where } },
    select: { provider: true, providerId: true },
  })
