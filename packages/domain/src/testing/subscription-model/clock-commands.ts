import { cleanUpSubscriptions } from '../../subscriptions/order/tend-subscriptions'
import { followPrices } from '../../subscriptions/prices/follow-prices'
import { checkSubscriptions } from '../../subscriptions/provider-sync/check-subscriptions'
import { ageSubscriptions } from '../../subscriptions/standing/age-subscriptions'
import { type Command, command, type Tally } from './command'
import { compareStored } from './compare'
import { type KnownSubscription, liveOf, type Model } from './model'
import { settle } from './world'

/** Milliseconds between the announcement of a price rise and its start. */
const noticeMs = 30 * 86_400_000

/** Advances the clock without running clock jobs, because what the site shows depends on the time itself. */
export const passTimeCommand = (hours: number, tally: Tally): Command => {
  const name = hours < 48 ? 'hours' : hours < 480 ? 'days' : 'months'
  return command(`${name} ${hours}`, tally, async (_model, { ctx }) => {
    ctx.clock.advance({ hours })
    return true
  })
}

/** Runs all clock jobs of subscriptions. */
export const clockJobsCommand = (tally: Tally): Command =>
  command('clock-jobs', tally, async (model, world) => {
    const { ctx } = world
    await checkSubscriptions(ctx)
    await settle(model, world)
    await ageSubscriptions(ctx)
    await cleanUpSubscriptions(ctx)
    await settle(model, world)
    await followPrices(ctx)
    const live = liveOf(model)
    if (live && live.authorizedAt !== null) followPrice(model, live, ctx.clock.now().getTime())
    await settle(model, world)
    await compareStored(model, world)
    return true
  })

/**
 * A price rise applies after 30 days, counted again from each further rise. A lower price applies at once or on the
 * announced day.
 */
function followPrice({ price }: Model, live: KnownSubscription, now: number): void {
  const { next, unitPrice } = live
  if (price <= unitPrice) {
    live.unitPrice = price
    live.next = null
  } else if (!next || price > next.unitPrice) live.next = { unitPrice: price, from: now + noticeMs }
  else if (price < next.unitPrice) live.next = { ...next, unitPrice: price }
  else if (next.from <= now) {
    live.unitPrice = price
    live.next = null
  }
}
