import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../../kernel/ctx'

const hourMs = 60 * 60_000

/**
 * Does `ask` about an id that nobody here knows, if this hour has a place left for such questions; returns whether it
 * was done. An id that turns out to be ours, or a provider that does not answer, gives the place back.
 */
export async function askAboutUnknown(
  ctx: Ctx,
  notificationId: string,
  ask: () => Promise<boolean>,
): Promise<boolean> {
  if (!(await takePlace(ctx, notificationId))) {
    ctx.log.warn({ notificationId }, 'too many notifications about unknown ids: this one waits')
    return false
  }
  let isOurs = true
  try {
    isOurs = await ask()
  } finally {
    if (isOurs) await leavePlace(ctx, notificationId)
  }
  return true
}

/** Jobs that run at once take places one after the other. */
function takePlace(ctx: Ctx, id: string): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    await ctx.db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('unknown-news'))`
    const now = ctx.clock.now()
    const since = new Date(now.getTime() - hourMs)
    const taken = await ctx.db.providerNotification.count({
      where: { unknownAt: { gt: since }, id: { not: id } },
    })
    if (taken >= limits.unknownNewsPerHour) return false
    await ctx.db.providerNotification.update({ where: { id }, data: { unknownAt: now } })
    return true
  })
}

async function leavePlace(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.providerNotification.update({ where: { id }, data: { unknownAt: null } })
}
