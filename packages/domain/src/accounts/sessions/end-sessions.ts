import type { TxCtx } from '../../kernel/ctx'
import { revokeSessions } from './revoke-sessions'

interface SessionEnd {
  userId: string
  /** The reason code, stored for investigations. */
  reason: string
  /** The session that stays open: the caller's own. */
  exceptSessionId?: string | null | undefined
}

/** Ends the sessions of an account in browsers and API clients, immediately. Returns how many sessions ended. */
export function endSessions(ctx: TxCtx, { userId, reason, exceptSessionId }: SessionEnd): Promise<number> {
  return revokeSessions(ctx, { userId, ...(exceptSessionId && { id: { not: exceptSessionId } }) }, reason)
}
