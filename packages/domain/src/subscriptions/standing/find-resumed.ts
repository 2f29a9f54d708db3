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

/** A subscription that goes on after a pause and waits for its charge. */
export interface Resumption {
  /** When it is charged; null where that is due and made any moment. */
  chargeAt: string | null
}

/**
 * Returns when a subscription is charged that was resumed after its paid month had ended, until then: it stands where one stands
 * whose charge failed, and nothing failed. Null for any other.
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
