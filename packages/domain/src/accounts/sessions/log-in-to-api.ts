import type { loginEndpoint } from '@oficio/contracts/accounts/endpoints'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { Caller } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { issueTokens } from './issue-tokens'
import { logIn } from './log-in'

/**
 * `POST /auth/login`: returns tokens for an API client. Refuses a page of the site, because no script in a browser may
 * hold a token; pages log in with a cookie. Throws invalid_credentials, tokens_not_for_pages.
 */
export async function logInToApi(
  ctx: Ctx,
  actor: Caller,
  input: InputOf<typeof loginEndpoint>,
): Promise<ResponseOf<typeof loginEndpoint>> {
  if (actor.isPage) throw new AppError('tokens_not_for_pages')
  const { user, session } = await logIn(ctx, actor, { ...input, kind: 'api' })
  return { ...(await issueTokens(ctx, { ...session, userId: user.id })), user }
}
