import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from '@oficio/contracts/errors'
import type { Ctx } from '../../kernel/ctx'
import { fetchSubscription } from '../provider-sync/fetch-subscription'
import type { Subject } from '../subscription-kind'

const providerFaults: readonly (string | null)[] = ['provider_away', 'provider_refused', 'provider_denied']

/**
 * Maximum wait for the provider, because the visitor sees an empty page meanwhile; the page polls once it is shown.
 */
const longestWaitMs = 2_500

/**
 * Syncs a pending subscription, because its payer may just have returned from authorising it. Without an answer in time
 * the stored state stays; a late answer is still stored.
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
    ctx.log.error({ err: error, subscriptionId: pending.id }, 'checking a pending subscription failed')
  })
  const timeout = wait(patienceMs, undefined, { signal: patience.signal }).then(
    () => {
      isOver = true
    },
    () => undefined,
  )
  await Promise.race([syncing, timeout]).finally(() => patience.abort())
}
