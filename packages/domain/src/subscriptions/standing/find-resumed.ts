import type { OwnPlan } from '@oficio/contracts/businesses/own-plan'
import type { Ctx } from '../../kernel/ctx'
import { failedCharge } from '../../subscriptions/charges/charge-state'
import type { SubjectStanding } from '../../subscriptions/standing/subject-standing'

/**
 * Returns when a plan is charged that was resumed after its paid month had ended, until then: it stands where one stands
 * whose charge failed, and nothing failed. Null for any other.
 */
export async function findResumed(
  { db, clock }: Ctx,
  { status, subscription }: SubjectStanding,
): Promise<OwnPlan['resumed']> {
  if (!subscription?.paidUntil || (status !== 'past_due' && status !== 'suspended')) return null
  const { id, paidUntil, providerStatus, nextChargeAt, charges } = subscription
  if (providerStatus !== 'authorized' || failedCharge(charges) !== null) return null
  const resumed = await db.subscriptionEvent.count({
    where: {
      subscriptionId: id,
      type: { in: ['hold_released', 'resume_requested'] },
      createdAt: { gt: paidUntil },
    },
  })
  if (resumed === 0) return null
  // One that is due already is made any moment.
  return { chargeAt: nextChargeAt && nextChargeAt > clock.now() ? nextChargeAt.toISOString() : null }
}
