import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { changeOwnAccess } from '../change-own-access'
import { googleUnlinkedEvent } from '../security-events'

/**
 * Removes a Google login from the caller's account and mails the owner. Sessions stay open. Refuses to remove the last
 * way to log in, also in a race of two removals. Throws not_found for another account's login; last_way_in.
 */
export const unlinkIdentity = (ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<{ success: true }> =>
  changeOwnAccess(ctx, actor, async (ctx, { userId }) => {
    const { passwordHash, identities } = await ctx.db.user.findUniqueOrThrow({
      where: { id: userId },
      select: { passwordHash: true, identities: { select: { id: true } } },
    })
    if (!identities.some((identity) => identity.id === id)) throw new AppError('not_found')
    if (passwordHash === null && identities.length === 1) throw new AppError('last_way_in')
    await ctx.db.identity.delete({ where: { id } })
    await notify(ctx, googleUnlinkedEvent, { userId, key: id, data: { userId } })
    return { success: true }
  })
