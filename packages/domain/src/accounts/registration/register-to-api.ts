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
 * `POST /auth/register`: creates the account and opens a session for an API client. A page of the site gets the account
 * without tokens, because no script in a browser may hold a token. The page logs in with its cookie afterwards. Throws
 * username_taken, email_taken.
 */
export async function registerToApi(
  ctx: Ctx,
  actor: Caller,
  input: InputOf<typeof registerEndpoint>,
): Promise<ResponseOf<typeof registerEndpoint>> {
  return answerNewAccount(ctx, actor, await register(ctx, actor, input))
}

/** Returns the new account with the tokens of a new session for an API client, or the account alone for a page. */
export async function answerNewAccount(
  ctx: Ctx,
  actor: Caller,
  user: AccountView,
): Promise<z.infer<typeof newAccount>> {
  if (actor.isPage) return { user }
  const session = await openSession(ctx, actor, { userId: user.id, kind: 'api' })
  const tokens = await issueTokens(ctx, { ...session, userId: user.id })
  // API clients also read the access token of this answer as `token`.
  return { ...tokens, token: tokens.accessToken, user }
}
