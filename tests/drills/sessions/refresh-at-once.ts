import assert from 'node:assert/strict'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { testPassword } from '../../journeys/support/market'
import type { World } from '../../journeys/support/world'

interface Tokens {
  accessToken: string
  refreshToken: string
}

/** Lets a program refresh one token a thousand times at once. Returns the total duration in milliseconds. */
export async function refreshAtOnce({ site, ctx }: World, calls: number): Promise<number> {
  const { id: userId, username } = await buildUser(ctx, { password: testPassword })
  const send = async (path: string, body: object) => {
    const answer = await fetch(`${site.origin}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    // The answer is that of the contract, or an error of which only the status matters.
    return { status: answer.status, tokens: (await answer.json()) as Tokens }
  }
  const first = await send('login', { username, password: testPassword })
  const refresh = (refreshToken: string) => send('refresh-token', { refreshToken })
  const from = performance.now()
  const all = await Promise.all(Array.from({ length: calls }, () => refresh(first.tokens.refreshToken)))
  const tookMs = performance.now() - from
  assert.deepEqual([...new Set(all.map(({ status }) => status))], [200], 'every call is answered')
  const successors = [...new Set(all.map(({ tokens }) => tokens.refreshToken))]
  assert.equal(successors.length, 1, 'one successor')
  assert.equal(await ctx.db.session.count({ where: { userId, revokedAt: null } }), 1, 'one session')
  const third = await refresh(successors[0] ?? '')
  assert.equal(third.status, 200, 'the session goes on')
  assert.equal((await refresh(first.tokens.refreshToken)).status, 401, 'an old token is refused')
  assert.equal((await refresh(third.tokens.refreshToken)).status, 401, 'and has ended the session')
  return tookMs
}
