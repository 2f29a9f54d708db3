import { type Actor, account } from '../kernel/actor'
import { subDays } from '../kernel/time/days'
import { buildProfessional } from './builders/build-professional'
import { buildSubscription } from './builders/build-subscription'
import type { TestCtx } from './test-context'

/** Each status of a subscription, and 'over': a cancelled subscription whose paid time has ended. */
export type SubscriptionCase = 'pending' | 'active' | 'past_due' | 'suspended' | 'cancelled' | 'over'

/** The provider's page on which the payer manages the subscription. */
export const caseLink = 'https://provider.example/p'

/** Stores a professional with that many free leads and, if given, a subscription of that case. */
export async function professionalWith(
  ctx: TestCtx,
  freeLeadsLeft: number,
  subscription: SubscriptionCase | null,
): Promise<{ actor: Actor; professionalId: string }> {
  const daysAgo = (days: number) => subDays(ctx.clock.now(), days)
  const { id: professionalId, userId } = await buildProfessional(ctx, {
    freeLeadsLeft,
    trialEndedAt: freeLeadsLeft === 0 ? daysAgo(3) : null,
  })
  const cases: Record<SubscriptionCase, Omit<Parameters<typeof buildSubscription>[1], 'professionalId'>> = {
    pending: { charges: [] },
    active: { charges: [{ debitAt: daysAgo(5) }] },
    past_due: { charges: [{ debitAt: daysAgo(35) }, { debitAt: daysAgo(4), outcome: 'retrying' }] },
    suspended: { charges: [{ debitAt: daysAgo(50) }, { debitAt: daysAgo(20), outcome: 'declined' }] },
    cancelled: { charges: [{ debitAt: daysAgo(5) }], cancelledAt: daysAgo(1) },
    over: { charges: [{ debitAt: daysAgo(60) }], cancelledAt: daysAgo(40) },
  }
  if (subscription)
    await buildSubscription(ctx, { professionalId, checkoutUrl: caseLink, ...cases[subscription] })
  return { actor: account(userId, 'professional'), professionalId }
}
