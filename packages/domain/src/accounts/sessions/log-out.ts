import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { sessionNow } from './session-now'

/** Ends the session that the call was made with, at once and everywhere. Repeating it changes nothing. */
export async function logOut(ctx: Ctx, actor: Actor): Promise<{ success: true }> {
  if (actor.sessionId !== null) {
    await ctx.db.session.updateMany({
      where: { id: actor.sessionId, revokedAt: null },
      data: { revokedAt: sessionNow(ctx), revokeReason: 'logout' },
    })
  }
  return { success: true }
}
