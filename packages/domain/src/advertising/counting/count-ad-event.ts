import type { countAdViewEndpoint } from '@oficio/contracts/advertising/banners'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import type { AdEventKind } from '@oficio/db/generated/client'
import { startOfHour } from 'date-fns'
import { isBot } from '../../businesses/visits/is-bot'
import { visitMark } from '../../businesses/visits/visit-mark'
import { type Caller, isAdmin, userIdOf } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { isShownNow } from '../is-shown-now'
import { isAdTokenValid } from './ad-token'

type Input = InputOf<typeof countAdViewEndpoint>
type Answer = ResponseOf<typeof countAdViewEndpoint>

/** Counts a banner view that was long enough to be seen (docs/product.md, 'Counting'). */
export const countAdView = (ctx: Ctx, actor: Caller, input: Input): Promise<Answer> =>
  count(ctx, actor, input, 'view')

/** Counts a click on a banner. */
export const countAdClick = (ctx: Ctx, actor: Caller, input: Input): Promise<Answer> =>
  count(ctx, actor, input, 'click')

/**
 * Counts an event once per kind, browser, banner and hour, with a valid token. Skips the banner's advertiser, admins
 * and bots. The answer is the same in all cases.
 * Stores one row per event, so that concurrent events never wait for a lock. A job sums up the rows within two hours
 * and deletes them.
 */
async function count(ctx: Ctx, actor: Caller, { id, token }: Input, kind: AdEventKind): Promise<Answer> {
  if (!isAdmin(actor) && !isBot(actor.userAgent) && isAdTokenValid(ctx, id, token)) {
    const isCounted = await isOfOthers(ctx, actor, id)
    const mark = isCounted && (await visitMark(ctx, actor, id))
    if (mark) {
      const row = { bannerId: id, hour: startOfHour(ctx.clock.now()), kind, mark }
      await ctx.db.adMark.createMany({ data: [row], skipDuplicates: true })
    }
  }
  return { success: true }
}

async function isOfOthers({ db, clock }: Ctx, actor: Caller, id: string): Promise<boolean> {
  const shownBanner = await db.adBanner.findFirst({
    where: { id, booking: isShownNow(clock.now()) },
    select: { booking: { select: { userId: true } } },
  })
  return shownBanner !== null && shownBanner.booking.userId !== userIdOf(actor)
}
