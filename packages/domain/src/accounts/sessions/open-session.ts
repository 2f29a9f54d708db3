import { randomBytes } from 'node:crypto'
import { AppError } from '@oficio/contracts/errors'
import { subHours } from 'date-fns'
import type { Caller } from '../../kernel/actor'
import { connectionHashOf } from '../../kernel/caller-marks'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { notifyUnproven } from '../../kernel/notices/notify-unproven'
import { lockAccount } from '../links'
import { unknownDeviceEvent } from '../security-events'
import { makeChallengeToken } from './challenge-token'
import { sessionLimits } from './session-limits'
import { sessionNow } from './session-now'

/** A login within these hours after registration, with no login before it, is the first login of the owner. */
const firstLoginHours = 24

/** Browsers hold a cookie, API clients hold tokens. Only tokens can be refreshed. */
export type SessionKind = 'web' | 'api'

interface Opening {
  userId: string
  kind: SessionKind
  /** The password hash that the login was checked against. */
  passwordHash?: string
  /** Whether this login has already given the second factor. */
  isFactorProven?: true
}

/**
 * Creates a session and returns the data for its tokens. Locks the account and checks it again, because a concurrent
 * password change, suspension or closing ends only the sessions that exist. An account with a second factor gets no
 * session without it: second_factor_required carries the token that continues the login. Throws invalid_credentials,
 * login_suspended, second_factor_required.
 */
export async function openSession(
  ctx: Ctx,
  actor: Caller,
  opening: Opening,
): Promise<{ sessionId: string; generation: number; salt: Uint8Array }> {
  return ctx.transaction(async (ctx) => {
    await requireOpenAccount(ctx, opening)
    const session = await insertSession(ctx, actor, opening)
    await mailUnknownDevice(ctx, actor, { userId: opening.userId, sessionId: session.sessionId })
    return session
  })
}

async function requireOpenAccount(ctx: TxCtx, opening: Opening): Promise<void> {
  const { userId, kind, passwordHash, isFactorProven = false } = opening
  await lockAccount(ctx, userId)
  const user = await ctx.db.user.findUnique({
    where: { id: userId },
    select: { passwordHash: true, closedAt: true, suspendedAt: true, secondFactorSince: true },
  })
  const isSame = passwordHash === undefined || user?.passwordHash === passwordHash
  if (!user || user.closedAt !== null || !isSame) throw new AppError('invalid_credentials')
  if (user.suspendedAt !== null) throw new AppError('login_suspended')
  if (user.secondFactorSince === null || isFactorProven) return
  const challengeToken = makeChallengeToken(ctx, { userId, kind, passwordHash: user.passwordHash })
  throw new AppError('second_factor_required', { details: { challengeToken } })
}

async function insertSession(ctx: TxCtx, actor: Caller, { userId, kind, isFactorProven }: Opening) {
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
      deviceHash: actor.deviceHash,
      steppedUpAt: isFactorProven ? now : null,
    },
  })
  return { sessionId, generation: 0, salt }
}

/**
 * Mails the owner about a login from an unknown browser or program. A browser without cookies is unknown at every
 * login, so the mail is sent at most once per day and network.
 */
async function mailUnknownDevice(
  ctx: TxCtx,
  actor: Caller,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  if (actor.isDeviceOf(userId)) return
  const user = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { emailVerifiedAt: true, createdAt: true, _count: { select: { sessions: true } } },
  })
  const isFirst = user._count.sessions === 1 && user.createdAt > subHours(ctx.clock.now(), firstLoginHours)
  if (isFirst) return
  const day = sessionNow(ctx).toISOString().slice(0, 10)
  const key = `${userId}:${day}:${actor.deviceHash ?? actor.ipPrefix ?? ''}`
  const connectionHash = user.emailVerifiedAt ? null : connectionHashOf(ctx, actor)
  await notifyUnproven(ctx, unknownDeviceEvent, { userId, key, data: { userId, sessionId } }, connectionHash)
}
