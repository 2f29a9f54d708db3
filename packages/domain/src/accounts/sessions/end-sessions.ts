import type { TxCtx } from '../../kernel/ctx'
import { revokeSessions } from './revoke-sessions'

interface Ended {
  userId: string
  /** Why, for whoever looks into it: a word of ours. */
  reason: string
  /** The session that goes on: that of whoever ends the others. */
  except?: string | null | undefined
}

/** Ends the sessions of an account, of pages and programs alike, at once and everywhere. Returns how many there were. */
export function endSessions(ctx: TxCtx, { userId, reason, except }: Ended): Promise<number> {
  return revokeSessions(ctx, { userId, ...(except && { id: { not: except } }) }, reason)
}
