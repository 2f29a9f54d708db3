import { serverLimits } from '@oficio/contracts/server-limits'
import type { SessionKind } from '@oficio/db/generated/client'
import { addMinutes } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { idInLinkToken, isLinkToken, makeLinkToken } from '../../kernel/link-token'
import { sessionNow } from './session-now'

interface FirstStep {
  userId: string
  kind: SessionKind
  /** The hash at the first step. A change of password makes the token invalid. */
  passwordHash: string | null
}

/**
 * Returns a token which proves that the first step of a login succeeded. It expires after
 * `serverLimits.secondStepMinutes` and gives no access by itself.
 */
export function makeChallengeToken(ctx: Ctx, step: FirstStep): string {
  const expires = addMinutes(sessionNow(ctx), serverLimits.secondStepMinutes).getTime().toString(36)
  return `${expires}.${makeLinkToken(ctx, step.userId, meaningOf(step, expires))}`
}

/** Returns the account of a valid token of that kind. Returns null for a forged or expired token. */
export async function readChallengeToken(ctx: Ctx, kind: SessionKind, token: string) {
  const [expires = '', proof = ''] = token.split('.')
  const userId = idInLinkToken(proof)
  if (userId === null || !(Number.parseInt(expires, 36) > sessionNow(ctx).getTime())) return null
  const user = await ctx.db.user.findFirst({
    where: { id: userId, closedAt: null },
    select: { id: true, username: true, passwordHash: true },
  })
  if (!user) return null
  const { passwordHash } = user
  return isLinkToken(ctx, proof, userId, meaningOf({ userId, kind, passwordHash }, expires)) ? user : null
}

const meaningOf = ({ userId, kind, passwordHash }: FirstStep, expires: string): string =>
  `second-step|${kind}|${userId}|${expires}|${passwordHash ?? ''}`
