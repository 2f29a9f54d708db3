import { z } from 'zod'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { handledBy } from '../../kernel/jobs/define-job'
import type { ProviderCharge, ProviderSubscription, UnreadRow } from '../../kernel/payment-provider'
import { atProvider, byKey, keyAt } from '../../kernel/provider-key'
import { unreadFieldsOf } from '../../kernel/unread-answer'
import { noteUnread } from '../../payments/ledger/note-unread'
import { syncSubscriptionJob } from '../jobs'
import { lockSubscription } from '../lock-subscription'
import { enqueueAdjustment } from '../standing/enqueue-adjustment'
import { enqueueHold } from '../standing/enqueue-hold'
import { recompute } from '../standing/recompute'
import { attachSubscription } from './attach-subscription'
import { cancelOrphan } from './cancel-orphan'
import { type ProviderState, readProviderState } from './gather-truth'
import { storeCharges, storeSubscription } from './store-truth'
import { writeChargePayment } from './write-charge-payment'

/**
 * The only way from the provider to a subscription, for notification, clock, page and our own changes. Reads the
 * subscription with its charges and payments and makes ours agree. `providerId` is an id at the provider of the
 * context. Ignores foreign references. Returns whether it is ours. Throws the port's errors.
 */
export async function fetchSubscription(
  ctx: Ctx,
  key: { providerId: string } | { id: string },
  charges: readonly ProviderCharge[] = [],
): Promise<boolean> {
  if ('providerId' in key) return sync(ctx, key.providerId, charges)
  const row = await ctx.db.subscription.findUnique({ where: key })
  return row?.providerId ? sync(atProvider(ctx, row), row.providerId, charges) : false
}

async function sync(ctx: Ctx, providerId: string, charges: readonly ProviderCharge[]): Promise<boolean> {
  const providerSubscription = await readSubscription(ctx, providerId)
  const id = providerSubscription && (await ownerOf(ctx, providerSubscription))
  if (!providerSubscription || !id) return false
  const truth = await readProviderState(ctx, providerSubscription, charges)
  await ctx.transaction((ctx) => storeProviderState(ctx, id, truth))
  await noteUnreadOf(ctx, id, truth)
  return true
}

/** Records an unreadable subscription if it is ours, because its charges are unknown. */
async function readSubscription(ctx: Ctx, providerId: string): Promise<ProviderSubscription | null> {
  try {
    return await ctx.payments.getSubscription(providerId)
  } catch (error) {
    const fields = unreadFieldsOf(error)
    const row = fields && (await ctx.db.subscription.findUnique({ where: byKey(keyAt(ctx, providerId)) }))
    const owner = row && ({ type: 'subscription', id: row.id } as const)
    if (fields && owner) await noteUnread(ctx, { kind: 'subscription', owner }, [{ id: providerId, fields }])
    throw error
  }
}

/** Records what was unreadable for an admin, and deletes records of what is readable now. */
async function noteUnreadOf(ctx: Ctx, id: string, { subscription, unread }: ProviderState): Promise<void> {
  const owner = { type: 'subscription', id } as const
  await noteUnread(ctx, { kind: 'charge', owner }, unread.charges)
  await noteUnread(ctx, { kind: 'payment', owner }, unread.payments)
  await forgetRead(ctx, id, { subscription: [subscription.id], chargesBut: unread.charges })
}

/** Returns the id of our row. Cancels any other provider's subscription with one of our references. */
async function ownerOf(ctx: Ctx, providerSubscription: ProviderSubscription): Promise<string | null> {
  const owner = await ctx.db.subscription.findUnique({
    where: byKey(keyAt(ctx, providerSubscription.id)),
    select: { id: true },
  })
  if (owner) return owner.id
  const reference = z.uuid().safeParse(providerSubscription.reference)
  if (!reference.success) return null
  const row = await ctx.db.subscription.findUnique({ where: { id: reference.data }, select: { id: true } })
  if (!row) return null
  if (await attachSubscription(ctx, providerSubscription)) return row.id
  await cancelOrphan(ctx, row.id, providerSubscription)
  return null
}

async function storeProviderState(
  ctx: TxCtx,
  id: string,
  { subscription, charges, payments, collectorId }: ProviderState,
): Promise<void> {
  const row = await lockSubscription(ctx.db, id)
  if (!row) return
  await storeSubscription(ctx.db, row, subscription)
  await storeCharges(ctx, id, charges)
  for (const payment of payments)
    await writeChargePayment(ctx, row, { payment, collectorId, source: 'reconciliation' })
  const after = await recompute(ctx, row, { wasAsked: true })
  await enqueueAdjustment(ctx.db, after)
  await enqueueHold(ctx.db, after)
}

export const syncSubscriptionHandler = handledBy(syncSubscriptionJob, async (ctx, { subscriptionId }) => {
  await fetchSubscription(ctx, { id: subscriptionId })
})

/**
 * Deletes the records of unreadable answers that were read since: of the subscription, and of all charges except
 * `chargesBut`.
 */
async function forgetRead(
  ctx: Ctx,
  ownerId: string,
  { subscription, chargesBut }: { subscription: string[]; chargesBut: readonly UnreadRow[] },
): Promise<void> {
  const unreadChargeIds = chargesBut.map(({ id }) => id ?? '')
  await ctx.db.unreadAnswer.deleteMany({
    where: {
      ownerId,
      provider: ctx.payments.name,
      OR: [
        { kind: 'subscription', providerId: { in: subscription } },
        { kind: 'charge', providerId: { notIn: unreadChargeIds } },
      ],
    },
  })
}
