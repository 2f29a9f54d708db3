import type { TxCtx } from '../../kernel/ctx'
import { sessionNow } from './session-now'

interface Ended {
  userId: string
  /** Why, for whoever looks into it: a word of ours. */
  reason: string
  /** The session that goes on: that of whoever ends the others. */
  except?: string | null | undefined
}

/** Ends the sessions of an account, of pages and programs alike, at once and everywhere. Returns how many there were. */
export async function endSessions(ctx: TxCtx, { userId, reason, except }: Ended): Promise<number> {
  const { count } = await ctx.db.session.updateMany({
    where: { userId, revokedAt: null, ...(except && { id: { not: except } }) },
    data: { revokedAt: sessionNow(ctx), revokeReason: reason },
  })
  return count
}
