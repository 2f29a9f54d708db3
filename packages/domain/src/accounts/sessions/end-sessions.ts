import type { TxCtx } from '../../kernel/ctx'
import { revokeSessions } from './revoke-sessions'

interface SessionEnd {
  userId: string
  /** The reason in one of our words, for investigations. */
  reason: string
  /** The session that stays open: the caller's own. */
  exceptSessionId?: string | null | undefined
}

/** Ends the sessions of an account, of pages and programs alike, at once and everywhere. Returns how many there were. */
export function endSessions(ctx: TxCtx, { userId, reason, exceptSessionId }: SessionEnd): Promise<number> {
  return revokeSessions(ctx, { userId, ...(exceptSessionId && { id: { not: exceptSessionId } }) }, reason)
}
