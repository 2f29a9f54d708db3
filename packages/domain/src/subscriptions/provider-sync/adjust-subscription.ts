import { codeOf } from '@oficio/contracts/errors'
import type { Subscription } from '@oficio/db/generated/client'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { handledBy } from '../../kernel/jobs/define-job'
import { notify } from '../../kernel/notices/notify'
import type { ProviderSubscription } from '../../kernel/payment-provider'
import { atProvider } from '../../kernel/provider-key'
import { subscriptionAmountChangedEvent } from '../events'
import { adjustSubscriptionJob } from '../jobs'
import { lockSubscription } from '../lock-subscription'
import { aboutSubscription } from '../standing/announce-changes'
import { enqueueAdjustment } from '../standing/enqueue-adjustment'
import { recordSubscriptionEvent } from '../subscription-events'
import { storeSubscription } from './store-truth'

/**
 * Makes the provider charge our amount from the next charge on. A refused change stays visible as pending and is
 * requested again after the next sync. Throws the port's other errors.
 */
async function adjustSubscription(ctx: Ctx, id: string): Promise<void> {
  const row = await ctx.db.subscription.findUnique({ where: { id } })
  if (!row?.providerId || row.providerStatus !== 'authorized') return
  if (row.providerAmountCentavos === row.amountCentavos) return
  const wantedCentavos = row.amountCentavos
  try {
    const providerSubscription = await atProvider(ctx, row).payments.changeAmount(
      row.providerId,
      wantedCentavos,
    )
    await ctx.transaction((ctx) => store(ctx, id, providerSubscription))
  } catch (error) {
    if (codeOf(error) !== 'provider_refused') throw error
    await noteRefusal(ctx, id, wantedCentavos)
  }
}

async function store(ctx: TxCtx, id: string, providerSubscription: ProviderSubscription): Promise<void> {
  const before = await lockSubscription(ctx.db, id)
  if (!before) return
  await storeSubscription(ctx.db, before, providerSubscription)
  const after = await ctx.db.subscription.findUniqueOrThrow({ where: { id } })
  const isNew = before.providerAmountCentavos !== after.providerAmountCentavos
  if (isNew && after.providerAmountCentavos === after.amountCentavos) await tell(ctx, after)
  // The amount may have changed again during the provider's call.
  await enqueueAdjustment(ctx.db, after)
}

async function tell(ctx: TxCtx, subscription: Subscription): Promise<void> {
  const { id, amountCentavos } = subscription
  const eventId = await recordSubscriptionEvent(ctx, {
    subscriptionId: id,
    type: 'amount_set',
    data: { amountCentavos },
  })
  const data = { ...aboutSubscription(ctx, subscription), amountCentavos }
  await notify(ctx, subscriptionAmountChangedEvent, { userId: subscription.userId, key: eventId, data })
}

/** Records a refusal once per requested amount, however often it is retried. */
async function noteRefusal(ctx: Ctx, subscriptionId: string, amountCentavos: number): Promise<void> {
  ctx.log.warn({ subscriptionId }, 'the provider refused a change of the amount')
  await ctx.transaction(async (ctx) => {
    await lockSubscription(ctx.db, subscriptionId)
    const newest = await ctx.db.subscriptionEvent.findFirst({
      where: { subscriptionId, type: { in: ['amount', 'amount_set', 'amount_refused'] } },
      orderBy: { id: 'desc' },
      select: { type: true },
    })
    if (newest?.type === 'amount_refused') return
    await recordSubscriptionEvent(ctx, {
      subscriptionId,
      type: 'amount_refused',
      data: { amountCentavos },
    })
  })
}

export const adjustSubscriptionHandler = handledBy(adjustSubscriptionJob, (ctx, { subscriptionId }) =>
  adjustSubscription(ctx, subscriptionId),
)
