import type { Ctx } from '../../kernel/ctx'
import { makeRefreshToken } from './refresh-tokens'

interface TokenSource {
  userId: string
  sessionId: string
  generation: number
  salt: Uint8Array
}

/** Returns the pair that an API client works with: a signed token of ten minutes and the refresh token. */
export async function issueTokens(
  ctx: Ctx,
  { userId, sessionId, generation, salt }: TokenSource,
): Promise<{ accessToken: string; refreshToken: string }> {
  return {
    accessToken: await ctx.accessTokens.issue({ userId, sessionId }),
    refreshToken: makeRefreshToken({ sessionId, generation }, { salt, tokenSecret: ctx.tokenSecret }),
  }
}
