import type { Subscription } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { lockSubscription } from '../lock-subscription'
import { requestEnd } from '../order/end-subscription'
import { enqueueAdjustment } from '../standing/enqueue-adjustment'
import { recordSubscriptionEvent } from '../subscription-events'
import type { Subject } from '../subscription-kind'
import { kindOf } from '../subscription-kind'

/**
 * Sets what the next charge of a subscription takes, in the caller's transaction, with the job that tells the provider.
 * The caller holds the lock.
 */
export async function setAmount(
  ctx: TxCtx,
  { id }: Pick<Subscription, 'id'>,
  { unitPriceCentavos, units }: Pick<Subscription, 'unitPriceCentavos' | 'units'>,
): Promise<void> {
  const amountCentavos = unitPriceCentavos * units
  const after = await ctx.db.subscription.update({
    where: { id },
    data: { unitPriceCentavos, units, amountCentavos },
  })
  await recordSubscriptionEvent(ctx, {
    subscriptionId: id,
    type: 'amount',
    data: { unitPriceCentavos, units, amountCentavos },
  })
  await enqueueAdjustment(ctx.db, after)
}

/**
 * Makes the subject's live subscription, if there is one, count as many units as the subject has; one that waits for its
 * payer is ended instead. The caller holds the subject's lock, and has changed its units.
 */
export async function followUnits(ctx: TxCtx, subject: Subject): Promise<void> {
  const live = await ctx.db.subscription.findFirst({
    where: { ...subject, status: { not: 'cancelled' } },
    select: { id: true },
  })
  const row = live && (await lockSubscription(ctx.db, live.id))
  if (!row || row.cancelledAt) return
  const units = await kindOf(ctx, row).unitsOf(ctx.db, row.subjectId)
  if (units === row.units) return
  // The provider's page of one that nobody authorised would go on charging the old amount: the next order makes a new one.
  if (row.authorizedAt === null) await requestEnd(ctx, { id: row.id, reason: 'replaced' })
  else await setAmount(ctx, row, { ...row, units })
}
