import { randomBytes } from 'node:crypto'
import type { Caller } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { sessionLimits } from './session-limits'
import { sessionNow } from './session-now'

/** Browser pages hold a cookie, API clients hold tokens; only the latter can be refreshed. */
export type SessionKind = 'web' | 'api'

/** Writes the row that is the session and returns what tokens are made from. */
export async function openSession(
  ctx: Ctx,
  actor: Caller,
  { userId, kind }: { userId: string; kind: SessionKind },
): Promise<{ sessionId: string; generation: number; salt: Uint8Array }> {
  const now = sessionNow(ctx)
  const sessionId = ctx.ids.next()
  const salt = new Uint8Array(randomBytes(16))
  await ctx.db.session.create({
    data: {
      id: sessionId,
      userId,
      kind,
      salt,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + sessionLimits.absoluteMs),
      userAgent: actor.userAgent?.slice(0, 300) ?? null,
      ipPrefix: actor.ipPrefix,
    },
  })
  return { sessionId, generation: 0, salt }
}
