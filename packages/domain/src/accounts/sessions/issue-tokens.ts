import type { Ctx } from '../../kernel/ctx'
import { makeRefreshToken } from './refresh-tokens'

interface TokenSource {
  userId: string
  sessionId: string
  generation: number
  salt: Uint8Array
}

/** Returns the tokens of an API client: a signed access token, valid for ten minutes, and a refresh token. */
export async function issueTokens(
  ctx: Ctx,
  { userId, sessionId, generation, salt }: TokenSource,
): Promise<{ accessToken: string; refreshToken: string }> {
  return {
    accessToken: await ctx.accessTokens.issue({ userId, sessionId }),
    refreshToken: makeRefreshToken({ sessionId, generation }, { salt, tokenSecret: ctx.tokenSecret }),
  }
}
