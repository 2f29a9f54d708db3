import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { revokeSessions } from './revoke-sessions'

/** Ends the session that the call was made with, at once and everywhere. Repeating it changes nothing. */
export async function logOut(ctx: Ctx, actor: Actor): Promise<{ success: true }> {
  const { sessionId } = requireAccount(actor)
  if (sessionId !== null) await endOwnSession(ctx, sessionId)
  return { success: true }
}

/** The same for a session that is named by a cookie of ours. */
export async function endOwnSession(ctx: Ctx, sessionId: string): Promise<void> {
  await revokeSessions(ctx, { id: sessionId }, 'logout')
}
