import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { endSessions } from './end-sessions'
import { revokeSessions } from './revoke-sessions'

/** Ends one session of the caller's account. Idempotent. Throws not_found for another account's session. */
export async function endSession(ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<{ success: true }> {
  const { userId } = requireAccount(actor)
  const own = await ctx.db.session.count({ where: { id, userId } })
  if (own === 0) throw new AppError('not_found')
  await revokeSessions(ctx, { id, userId }, 'owner')
  return { success: true }
}

/** Ends every session of the caller's account except the current one. Returns how many sessions ended. */
export async function endOtherSessions(ctx: Ctx, actor: Actor): Promise<{ ended: number }> {
  const { userId, sessionId } = requireAccount(actor)
  const endedCount = await ctx.transaction((ctx) =>
    endSessions(ctx, { userId, reason: 'owner', exceptSessionId: sessionId }),
  )
  return { ended: endedCount }
}
