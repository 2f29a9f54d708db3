import { AppError } from '@oficio/contracts/errors'
import type { Business } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { lockBusiness } from '../lock-business'
import { ownBusiness } from '../own-business'
import { purgeBusiness, tagsOfBusiness } from '../purge-business'

interface Edit {
  id: string
  /** Which one the caller read; undefined: what they send holds in any case. */
  version?: number | undefined
}

/**
 * Changes a business of the caller, whose row is locked meanwhile, and purges its cached pages. Of two tabs with the
 * same version the later one is refused. Returns what the change returns, with the new version. Throws
 * unauthenticated, business_not_found, business_changed, and what the change throws.
 */
export async function editBusiness<Changed extends object>(
  ctx: Ctx,
  actor: Actor,
  { id, version }: Edit,
  change: (ctx: TxCtx, before: Business) => Promise<Changed>,
): Promise<Changed & { version: number }> {
  await ownBusiness(ctx.db, actor, id)
  return ctx.transaction(async (ctx) => {
    await lockBusiness(ctx.db, id)
    // Once more: it may have been removed a moment ago.
    const before = await ownBusiness(ctx.db, actor, id)
    if (version !== undefined && version !== before.version) throw new AppError('business_changed')
    const tagsBefore = await tagsOfBusiness(ctx.db, id)
    const changed = await change(ctx, before)
    const after = await ctx.db.business.update({
      where: { id },
      data: { version: { increment: 1 }, updatedAt: ctx.clock.now() },
    })
    // It may have left a category or a town, whose pages showed it.
    await purgeBusiness(ctx, id, tagsBefore)
    return { ...changed, version: after.version }
  })
}
