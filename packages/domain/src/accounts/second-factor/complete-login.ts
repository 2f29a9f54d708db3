import type { completeLoginEndpoint } from '@oficio/contracts/accounts/second-factor'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { Caller } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { accountColumns, toAccountView } from '../account-view'
import { readChallengeToken } from '../sessions/challenge-token'
import { issueTokens } from '../sessions/issue-tokens'
import { openSession, type SessionKind } from '../sessions/open-session'
import { type FactorProof, proveFactor } from './prove-factor'

/**
 * Completes the second step of a login: checks the challenge token of the first step and the second factor, then opens
 * the session (docs/product.md, 'Second factor'). Throws second_step_over, second_factor_wrong, passkey_refused,
 * rate_limited, login_suspended.
 */
export async function completeLogin(
  ctx: Ctx,
  actor: Caller,
  { challengeToken, kind, proof }: { challengeToken: string; kind: SessionKind; proof: FactorProof },
) {
  const account = await readChallengeToken(ctx, kind, challengeToken)
  if (!account) throw new AppError('second_step_over')
  const { id: userId, passwordHash } = account
  await proveFactor(ctx, { userId, sessionId: null }, proof)
  const session = await openSession(ctx, actor, {
    userId,
    kind,
    ...(passwordHash !== null && { passwordHash }),
    isFactorProven: true,
  })
  return { userId, session }
}

/**
 * `POST /auth/login/second-factor`: completes a login for an API client. Throws tokens_not_for_pages, and the errors of
 * `completeLogin`.
 */
export async function completeApiLogin(
  ctx: Ctx,
  actor: Caller,
  { challengeToken, code }: InputOf<typeof completeLoginEndpoint>,
): Promise<ResponseOf<typeof completeLoginEndpoint>> {
  if (actor.isPage) throw new AppError('tokens_not_for_pages')
  const { userId, session } = await completeLogin(ctx, actor, {
    challengeToken,
    kind: 'api',
    proof: { code },
  })
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: accountColumns })
  return { ...(await issueTokens(ctx, { ...session, userId })), user: toAccountView(user) }
}
