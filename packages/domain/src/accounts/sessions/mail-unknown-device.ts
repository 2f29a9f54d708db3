import { subHours } from 'date-fns'
import type { Caller } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { unknownDeviceMail } from '../security-mails'
import { sessionNow } from './session-now'

/** A login this soon after registration, and without another one before it, is the owner's own first one. */
const firstLoginHours = 24

/**
 * Mails the owner of an account about a login from a browser or program that has not logged in to it before. A browser
 * without cookies is new at each login, so it is reported once per day and network.
 */
export async function mailUnknownDevice(
  ctx: TxCtx,
  actor: Caller,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  if (actor.isDeviceOf(userId)) return
  const user = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, createdAt: true, _count: { select: { sessions: true } } },
  })
  const isFirst = user._count.sessions === 1 && user.createdAt > subHours(ctx.clock.now(), firstLoginHours)
  if (isFirst) return
  const day = sessionNow(ctx).toISOString().slice(0, 10)
  await queueMail(ctx, unknownDeviceMail, {
    to: user.email,
    dedupeKey: `unknown-device:${userId}:${day}:${actor.deviceHash ?? actor.ipPrefix ?? ''}`,
    refs: { userId, sessionId },
  })
}
