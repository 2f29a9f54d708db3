import { limits } from '@oficio/contracts/limits'
import type { Subscription } from '@oficio/db/generated/client'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { notify } from '../../kernel/notices/notify'
import { addDays } from '../../kernel/time/days'
import { subscriptionPriceAnnouncedEvent, subscriptionPriceWithdrawnEvent } from '../events'
import { lockSubscription } from '../lock-subscription'
import { requestEnd } from '../order/end-subscription'
import { aboutSubscription } from '../standing/announce-changes'
import { recordSubscriptionEvent } from '../subscription-events'
import { unitPriceOf } from '../subscription-kind'
import { setAmount, withoutAnnouncedPrice } from './set-amount'

/**
 * Applies the price setting to running subscriptions: an increase is announced and applies `priceNoticeDays` later; a
 * decrease applies at once. The clock runs it daily. An unauthorised order is ended, because its page would charge the
 * old price: the next order gets a new page.
 */
export async function followPrices(ctx: Ctx): Promise<void> {
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.subscription.findMany({
        where: { status: { not: 'cancelled' }, id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) => ctx.transaction((ctx) => followPrice(ctx, id)),
  })
}

export const followPricesClock = atTimes(
  { name: 'follow-prices', label: 'Anunciar y aplicar precios nuevos', at: '11 11 * * *' },
  followPrices,
)

async function followPrice(ctx: TxCtx, id: string): Promise<void> {
  const row = await lockSubscription(ctx.db, id)
  if (!row || row.cancelledAt || row.cancelReason) return
  // Read under the lock, because choosing another plan for the subject sets the price with this row locked.
  const price = await unitPriceOf(ctx, row)
  if (row.authorizedAt === null) {
    if (price !== row.unitPriceCentavos) await requestEnd(ctx, { id, reason: 'replaced' })
    return
  }
  const { unitPriceCentavos, nextUnitPriceCentavos: announcedCentavos, nextUnitPriceFrom: from } = row
  if (price === unitPriceCentavos) return announcedCentavos === null ? undefined : withdraw(ctx, row)
  if (price < unitPriceCentavos) return apply(ctx, row, price)
  const now = ctx.clock.now()
  if (announcedCentavos === null || from === null || price > announcedCentavos)
    return announce(ctx, row, price, addDays(now, limits.priceNoticeDays))
  // The price is lower than announced, so the announced date stays.
  if (price < announcedCentavos) return announce(ctx, row, price, from)
  if (from <= now) await apply(ctx, row, price)
}

async function announce(ctx: TxCtx, row: Subscription, unitPriceCentavos: number, from: Date): Promise<void> {
  const announcement = { nextUnitPriceCentavos: unitPriceCentavos, nextUnitPriceFrom: from }
  const after = await ctx.db.subscription.update({ where: { id: row.id }, data: announcement })
  const eventId = await recordSubscriptionEvent(ctx, {
    subscriptionId: row.id,
    type: 'price_announced',
    data: { unitPriceCentavos, from: from.toISOString() },
  })
  const data = { ...aboutSubscription(ctx, after), unitPriceCentavos }
  await notify(ctx, subscriptionPriceAnnouncedEvent, { userId: after.userId, key: eventId, data })
}

async function apply(ctx: TxCtx, row: Subscription, unitPriceCentavos: number): Promise<void> {
  await ctx.db.subscription.update({ where: { id: row.id }, data: withoutAnnouncedPrice })
  await setAmount(ctx, row, { unitPriceCentavos, units: row.units })
}

async function withdraw(ctx: TxCtx, row: Subscription): Promise<void> {
  const after = await ctx.db.subscription.update({ where: { id: row.id }, data: withoutAnnouncedPrice })
  const eventId = await recordSubscriptionEvent(ctx, {
    subscriptionId: row.id,
    type: 'price_withdrawn',
  })
  const data = aboutSubscription(ctx, after)
  await notify(ctx, subscriptionPriceWithdrawnEvent, { userId: after.userId, key: eventId, data })
}
