import type { TxCtx } from '../../kernel/ctx'
import { revokeSessions } from './revoke-sessions'

interface EndReason {
  userId: string
  /** Why, for whoever looks into it: a word of ours. */
  reason: string
  /** The session that goes on: that of whoever ends the others. */
  exceptSessionId?: string | null | undefined
}

/** Ends the sessions of an account, of pages and programs alike, at once and everywhere. Returns how many there were. */
export function endSessions(ctx: TxCtx, { userId, reason, exceptSessionId }: EndReason): Promise<number> {
  return revokeSessions(ctx, { userId, ...(exceptSessionId && { id: { not: exceptSessionId } }) }, reason)
}
