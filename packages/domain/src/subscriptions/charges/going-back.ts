import type { Tx } from '@oficio/db/client'
import type { SubscriptionCharge } from '@oficio/db/generated/client'
import type { ProviderKey } from '../../kernel/provider-key'
import { isPaymentOf, paymentKeysOf } from './charge-payment'
import { type GoingBack, isUnaccepted } from './charge-state'

/** The refunds of a payment that say that all of it goes back. */
export const wholeRefunds = { where: { amountCentavos: null }, select: { id: true } } as const

/** Returns those charges with the word whether money of them that does not count is on its way back. */
export async function markGoingBack<Charge extends SubscriptionCharge>(
  tx: Tx,
  charges: readonly Charge[],
): Promise<(Charge & GoingBack)[]> {
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
