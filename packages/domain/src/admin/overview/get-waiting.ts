import type { Waiting } from '@oficio/contracts/admin/overview'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { pageTags } from '../../kernel/pages/tags'
import { findWaiting } from './find-waiting'

const keptSeconds = 10

/**
 * Returns what waits for an admin's decision, for the menu of the panel. Caches it for `keptSeconds` per process, because
 * the menu is on every page of the panel. A call by an admin drops it, so that each decision is counted at once.
 */
export async function getWaiting(ctx: Ctx, actor: Actor): Promise<Waiting[]> {
  requireAdmin(actor)
  const tag = pageTags.waiting
  const read = () =>
    ctx.readCache.read(tag, [tag], async () => ({
      measuredAt: ctx.clock.now().getTime(),
      waiting: await findWaiting(ctx),
    }))
  const cached = await read()
  if (ctx.clock.now().getTime() - cached.measuredAt < keptSeconds * 1000) return cached.waiting
  ctx.readCache.purge([tag])
  return (await read()).waiting
}
