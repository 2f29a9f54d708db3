import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from '@oficio/contracts/errors'
import type { Ctx } from '../../kernel/ctx'
import { fetchSubscription } from '../provider-sync/fetch-subscription'
import type { Subject } from '../subscription-kind'

const providerFaults: readonly (string | null)[] = ['provider_away', 'provider_refused', 'provider_denied']

/** A person looks at an empty screen meanwhile; the page asks again by itself once it is shown. */
const longestWaitMs = 2_500

/**
 * Asks the provider about a subscription that waits for its payer, who may just be back from authorising it. While the
 * provider does not answer, what is known holds; what it answers later is stored all the same.
 */
export async function refreshPending(ctx: Ctx, subject: Subject, patienceMs = longestWaitMs): Promise<void> {
  const pending = await ctx.db.subscription.findFirst({
    where: { ...subject, status: 'pending', providerId: { not: null } },
    select: { id: true },
  })
  if (!pending) return
  const patience = new AbortController()
  let isOver = false
  const syncing = fetchSubscription(ctx, { id: pending.id }).catch((error: unknown) => {
    if (providerFaults.includes(codeOf(error))) return
    if (!isOver) throw error
    ctx.log.error({ err: error, subscriptionId: pending.id }, 'looking at a pending subscription failed')
  })
  const over = wait(patienceMs, undefined, { signal: patience.signal }).then(
    () => {
      isOver = true
    },
    () => undefined,
  )
  await Promise.race([syncing, over]).finally(() => patience.abort())
}
