import { serverLimits } from '@oficio/contracts/server-limits'
import type { SessionKind } from '@oficio/db/generated/client'
import { addMinutes } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { idInLinkToken, isLinkToken, makeLinkToken } from '../../kernel/link-token'
import { sessionNow } from './session-now'

interface FirstStep {
  userId: string
  kind: SessionKind
  /** Of the account when the first step succeeded: another password makes the token void. */
  passwordHash: string | null
}

/** Returns what proves, for a few minutes, that somebody passed the first step of a login. It opens nothing by itself. */
export function makeChallengeToken(ctx: Ctx, step: FirstStep): string {
  const expires = addMinutes(sessionNow(ctx), serverLimits.secondStepMinutes).getTime().toString(36)
  return `${expires}.${makeLinkToken(ctx, step.userId, meaningOf(step, expires))}`
}

/** Returns the account of a token that is ours, of that kind and still valid, else null. */
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
