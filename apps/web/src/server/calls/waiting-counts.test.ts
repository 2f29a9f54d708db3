import { logIn } from '@oficio/domain/accounts/sessions/log-in'
import { visitor } from '@oficio/domain/kernel/actor'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect, it, vi } from 'vitest'
import { callEndpoint, cookieOf, json } from '../testing/call-endpoint'

const password = 'una clave larga'

it.each([
  ['admin', [[[pageTags.waiting]]]],
  ['user', []],
] as const)(
  'drops the counts of the menu after a changing call by an admin only (%s)',
  async (role, purges) => {
    const testCtx = await createTestContext()
    const purge = vi.fn()
    const ctx = { ...testCtx, readCache: { ...testCtx.readCache, purge } }
    const { id: userId, username } = await buildUser(ctx, { password, role })
    const { session } = await logIn(ctx, visitor(), { username, password, kind: 'web' })
    const cookie = await cookieOf({ userId, sessionId: session.sessionId })
    const { headers, body } = json({ name: 'Ana' })
    const answer = await callEndpoint(ctx, {
      headers: { ...headers, cookie, origin: 'http://localhost:3000' },
      body,
    })
    expect(answer.status).toBe(200)
    expect(purge.mock.calls).toEqual(purges)
  },
)
