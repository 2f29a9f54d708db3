import type { SubscriptionStanding } from '@oficio/contracts/subscriptions/endpoints'
import type { Ctx } from '../../kernel/ctx'
import { failedCharge } from '../charges/charge-state'
import type { LoadedSubscription } from './subject-standing'

type Resumable = Pick<LoadedSubscription, 'id' | 'paidUntil' | 'providerStatus' | 'nextChargeAt'> & {
  charges: Readonly<LoadedSubscription['charges']>
}

interface Standing {
  status: SubscriptionStanding
  subscription: Resumable | null
}

/** A subscription that was resumed after a pause and waits for its charge. */
export interface Resumption {
  /** When it is charged; null if the charge is due at any moment. */
  chargeAt: string | null
}

/**
 * Returns when a subscription that was resumed after its paid month is charged; null for any other subscription. Its
 * status looks like that of a failed charge, although no charge failed.
 */
export async function findResumed(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { status, subscription }: Standing,
): Promise<Resumption | null> {
  if (!subscription?.paidUntil || (status !== 'past_due' && status !== 'suspended')) return null
  const { id, paidUntil, providerStatus, nextChargeAt, charges } = subscription
  if (providerStatus !== 'authorized' || failedCharge(charges) !== null) return null
  const resumptions = await db.subscriptionEvent.count({
    where: {
      subscriptionId: id,
      type: { in: ['hold_released', 'resume_requested'] },
      createdAt: { gt: paidUntil },
    },
  })
  if (resumptions === 0) return null
  return { chargeAt: nextChargeAt && nextChargeAt > clock.now() ? nextChargeAt.toISOString() : null }
}
