import type { AccountView } from '@oficio/contracts/accounts/account-view'
import type { newAccount, registerEndpoint } from '@oficio/contracts/accounts/endpoints'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import type { z } from 'zod'
import type { Caller } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { issueTokens } from '../sessions/issue-tokens'
import { openSession } from '../sessions/open-session'
import { register } from './register'

/**
 * `POST /auth/register`: makes the account and, for an API client, opens its session. A page of the site gets the
 * account without tokens, because no script in a browser may come to hold one; it logs in through its cookie next.
 * Throws username_taken, email_taken.
 */
export async function registerToApi(
  ctx: Ctx,
  actor: Caller,
  input: InputOf<typeof registerEndpoint>,
): Promise<ResponseOf<typeof registerEndpoint>> {
  return answerNewAccount(ctx, actor, await register(ctx, actor, input))
}

/** Opens the session of an account that was just made, for an API client, and answers it; to a page the account alone. */
export async function answerNewAccount(
  ctx: Ctx,
  actor: Caller,
  user: AccountView,
): Promise<z.infer<typeof newAccount>> {
  if (actor.isPage) return { user }
  const session = await openSession(ctx, actor, { userId: user.id, kind: 'api' })
  const tokens = await issueTokens(ctx, { ...session, userId: user.id })
  // Clients of the API read the access token of this one answer by this name too.
  return { ...tokens, token: tokens.accessToken, user }
}
