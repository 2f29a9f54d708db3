import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { revokeSessions } from './revoke-sessions'

/** Ends the session of this call, immediately. Idempotent. */
export async function logOut(ctx: Ctx, actor: Actor): Promise<{ success: true }> {
  const { sessionId } = requireAccount(actor)
  if (sessionId !== null) await endOwnSession(ctx, sessionId)
  return { success: true }
}

/** Ends the session of a cookie. */
export async function endOwnSession(ctx: Ctx, sessionId: string): Promise<void> {
  await revokeSessions(ctx, { id: sessionId }, 'logout')
}
