import { beforeEach, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { logIn } from './log-in'
import { logInWithGoogle } from './log-in-with-google'
import { openSession } from './open-session'
import { resolveSession } from './resolve-session'
import { sessionNow } from './session-now'

const profile = { email: 'Ana@Correo.com', isEmailVerified: true, firstName: 'Ana', lastName: 'Gómez' }
let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

const enter = (changes: Partial<typeof profile> = {}) =>
  logInWithGoogle(ctx, visitor(), { ...profile, ...changes })

it('makes an account the first time and finds it again the next', async () => {
  const first = await enter()
  const second = await enter({ email: 'ana@correo.com' })
  expect(second?.userId).toBe(first?.userId)
  expect(await ctx.db.user.findMany()).toMatchObject([{ role: 'user', firstName: 'Ana' }])
  expect(first && (await resolveSession(ctx, first))).toMatchObject({ role: 'user' })
})

it('turns away an address that Google did not verify, and a closed account', async () => {
  expect(await enter({ isEmailVerified: false })).toBeNull()
  await buildUser(ctx, { email: profile.email, closedAt: ctx.clock.now() })
  expect(await enter()).toBeNull()
})

it.each([
  ['was never proved', null],
  ['counts as proved', new Date('2026-01-01')],
])(
  'voids password and sessions of an account whose address %s, and tells its owner',
  async (_what, provedAt) => {
    const password = 'una clave larga'
    const user = await buildUser(ctx, { email: profile.email, password, emailVerifiedAt: provedAt })
    const login = { username: user.username, password, kind: 'web' } as const
    const { session } = await logIn(ctx, visitor(), login)
    const opened = await enter()
    expect(opened?.userId).toBe(user.id)
    expect(await resolveSession(ctx, { sessionId: session.sessionId, userId: user.id })).toBeNull()
    await expect(logIn(ctx, visitor(), login)).rejects.toMatchObject({ code: 'invalid_credentials' })
    expect(opened && (await resolveSession(ctx, opened))).not.toBeNull()
    expect(await ctx.db.mail.count({ where: { template: 'google-linked', to: profile.email } })).toBe(1)
  },
)

it('voids nothing when the owner comes again, nor in an equal login of the same moment', async () => {
  const user = await buildUser(ctx, { email: profile.email, password: 'una clave larga' })
  const both = await Promise.all([enter(), enter()])
  const third = await enter()
  for (const opened of [...both, third])
    expect(opened && (await resolveSession(ctx, opened))).toMatchObject({ userId: user.id })
  expect(await ctx.db.mail.count({ where: { template: 'google-linked' } })).toBe(1)
})

it('ends the sessions that it voids at the moment by which sessions live, also where the clock is set forward', async () => {
  const user = await buildUser(ctx, { email: profile.email })
  await openSession(ctx, visitor(), { userId: user.id, kind: 'web' })
  ctx.clock.advance({ days: 30 })
  ctx.clock.aheadMs = () => 30 * 86_400_000
  await enter()
  expect(await ctx.db.session.findFirst({ where: { revokeReason: 'handed_over' } })).toMatchObject({
    revokedAt: sessionNow(ctx),
  })
})
