import type { Tx } from '@oficio/db/client'
import type { SubscriptionCharge } from '@oficio/db/generated/client'
import { type GoingBack, isUnaccepted } from './charge-state'

/** The refunds of a payment that say that all of it goes back. */
export const wholeRefunds = { where: { amountCentavos: null }, select: { id: true } } as const

/** Returns those charges with the word whether money of them that does not count is on its way back. */
export async function markGoingBack<Charge extends SubscriptionCharge>(
  tx: Tx,
  charges: readonly Charge[],
): Promise<(Charge & GoingBack)[]> {
  const ids = charges.filter(isUnaccepted).flatMap(({ paymentProviderId }) => paymentProviderId ?? [])
  const goingBack = ids.length === 0 ? [] : await findGoingBack(tx, ids)
  return charges.map((charge) => ({
    ...charge,
    isGoingBack: goingBack.some(({ providerId }) => providerId === charge.paymentProviderId),
  }))
}

const findGoingBack = (tx: Tx, ids: readonly string[]) =>
  tx.payment.findMany({
    where: { providerId: { in: [...ids] }, refunds: { some: wholeRefunds.where } },
    select: { providerId: true },
  })
