import { AppError } from '@oficio/contracts/errors'
import type { Business } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { lockBusiness } from '../lock-business'
import { ownBusiness } from '../own-business'
import { purgeBusiness, tagsOfBusiness } from '../purge-business'

interface Edit {
  id: string
  /** The version that the caller read. Undefined skips the check for conflicting changes. */
  version?: number | undefined
}

/**
 * Runs `change` on the caller's business with its row locked, and purges its cached pages. Two edits of the same
 * version conflict: the later edit is refused. Returns the result of `change` with the new version. Throws
 * unauthenticated, business_not_found, business_changed, and whatever `change` throws.
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
    // Checks again under the lock, because the business may have been removed meanwhile.
    const before = await ownBusiness(ctx.db, actor, id)
    if (version !== undefined && version !== before.version) throw new AppError('business_changed')
    const tagsBefore = await tagsOfBusiness(ctx.db, id)
    const changed = await change(ctx, before)
    const after = await ctx.db.business.update({
      where: { id },
      data: { version: { increment: 1 }, updatedAt: ctx.clock.now() },
    })
    const isLinkChange = after.name !== before.name || after.slug !== before.slug
    // Also purges the pages of categories and towns that the business has left.
    await purgeBusiness(ctx, id, { formerTags: tagsBefore, isLinkChange })
    return { ...changed, version: after.version }
  })
}
