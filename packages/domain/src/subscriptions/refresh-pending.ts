import { codeOf } from '@oficio/contracts/errors'
import type { Ctx } from '../context/ctx'
import type { Subject } from './subject-standing'
import { syncSubscription } from './sync-subscription'

const providerFaults: readonly (string | null)[] = ['provider_away', 'provider_refused', 'provider_denied']

/**
 * Asks the provider about a subscription that waits for its payer, who may just be back from authorising it. While the
 * provider does not answer, what is known holds.
 */
export async function refreshPending(ctx: Ctx, subject: Subject): Promise<void> {
  const pending = await ctx.db.subscription.findFirst({
    where: { ...subject, status: 'pending', providerId: { not: null } },
    select: { id: true },
  })
  if (!pending) return
  await syncSubscription(ctx, { id: pending.id }).catch((error: unknown) => {
    if (!providerFaults.includes(codeOf(error))) throw error
  })
}
