import { codeOf } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { Subscription } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { Ctx } from '../../kernel/ctx'
import type { Job } from '../../kernel/jobs/job'
import type { ProviderSubscription } from '../../kernel/payment-provider'
import { adjustSubscriptionJobName } from '../job-names'
import { lockSubscription } from '../lock-subscription'
import { storeSubscription } from '../provider-sync/store-truth'
import { recordSubscriptionEvent } from '../subscription-events'
import { tellOwner } from './announce-changes'
import { enqueueAdjustment } from './enqueue-adjustment'

/**
 * Makes the provider charge what we want from the next charge on. A change that it refuses stays visible as one that is
 * under way, and is asked for again after the next look at the subscription. Throws what the port throws else.
 */
export async function adjustSubscription(ctx: Ctx, id: string): Promise<void> {
  const row = await ctx.db.subscription.findUnique({ where: { id } })
  if (!row?.providerId || row.providerStatus !== 'authorized') return
  if (row.providerAmountCentavos === row.amountCentavos) return
  const wanted = row.amountCentavos
  try {
    const found = await ctx.payments.changeAmount(row.providerId, wanted)
    await ctx.db.$transaction((tx) => store(ctx, tx, id, found))
  } catch (error) {
    if (codeOf(error) !== 'provider_refused') throw error
    await noteRefusal(ctx, id, wanted)
  }
}

async function store(ctx: Ctx, tx: Tx, id: string, found: ProviderSubscription): Promise<void> {
  const before = await lockSubscription(tx, id)
  if (!before) return
  await storeSubscription(tx, before, found)
  const after = await tx.subscription.findUniqueOrThrow({ where: { id } })
  const isNew = before.providerAmountCentavos !== after.providerAmountCentavos
  if (isNew && after.providerAmountCentavos === after.amountCentavos) await tell(ctx, tx, after)
  // Changed again while the provider was asked.
  await enqueueAdjustment(tx, after)
}

async function tell(ctx: Ctx, tx: Tx, subscription: Subscription): Promise<void> {
  const { id, amountCentavos } = subscription
  const eventId = await recordSubscriptionEvent(ctx, tx, {
    subscriptionId: id,
    type: 'amount_set',
    data: { amountCentavos },
  })
  await tellOwner(ctx, tx, subscription, {
    template: 'subscription-amount-changed',
    type: 'subscription-amount-changed',
    key: eventId,
    title: 'Cambió el importe de tu suscripción',
    body: 'El nuevo importe vale desde el próximo cobro.',
    refs: { amountCentavos: String(amountCentavos) },
  })
}

/** Once for each amount, however often it is asked for. */
async function noteRefusal(ctx: Ctx, subscriptionId: string, amountCentavos: number): Promise<void> {
  ctx.log.warn({ subscriptionId }, 'the provider refuses a change of amount')
  await ctx.db.$transaction(async (tx) => {
    await lockSubscription(tx, subscriptionId)
    const newest = await tx.subscriptionEvent.findFirst({
      where: { subscriptionId, type: { in: ['amount', 'amount_set', 'amount_refused'] } },
      orderBy: { id: 'desc' },
      select: { type: true },
    })
    if (newest?.type === 'amount_refused') return
    await recordSubscriptionEvent(ctx, tx, {
      subscriptionId,
      type: 'amount_refused',
      data: { amountCentavos },
    })
  })
}

export const adjustSubscriptionJob: Job<{ subscriptionId: string }> = {
  name: adjustSubscriptionJobName,
  payload: z.object({ subscriptionId: z.uuid() }),
  run: (ctx, { subscriptionId }) => adjustSubscription(ctx, subscriptionId),
}
