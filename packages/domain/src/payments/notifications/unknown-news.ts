import { serverLimits } from '@oficio/contracts/server-limits'
import { subHours } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { lockWhole } from '../../kernel/lock-names'

/**
 * Does `ask` about an id that nobody here knows, if this hour has room for one more of such questions; returns whether it
 * was done. An id that turns out to be ours, or a provider that does not answer, gives the room back.
 */
export async function askAboutUnknown(
  ctx: Ctx,
  notificationId: string,
  ask: () => Promise<boolean>,
): Promise<boolean> {
  if (!(await takeRoom(ctx, notificationId))) {
    ctx.log.warn({ notificationId }, 'too many notifications about unknown ids: this one waits')
    return false
  }
  let isOurs = true
  try {
    isOurs = await ask()
  } finally {
    if (isOurs) await giveRoomBack(ctx, notificationId)
  }
  return true
}

/** Jobs that run at once take room one after the other. */
function takeRoom(ctx: Ctx, id: string): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    await lockWhole(ctx.db, 'unknown-news')
    const now = ctx.clock.now()
    const since = subHours(now, 1)
    const unknownCount = await ctx.db.providerNotification.count({
      where: { unknownAt: { gt: since }, id: { not: id } },
    })
    if (unknownCount >= serverLimits.unknownNewsPerHour) return false
    await ctx.db.providerNotification.update({ where: { id }, data: { unknownAt: now } })
    return true
  })
}

async function giveRoomBack(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.providerNotification.update({ where: { id }, data: { unknownAt: null } })
}
