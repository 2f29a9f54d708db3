import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect, it } from 'vitest'
import logins from './logins.json' with { type: 'json' }
import { setDemoPasswords } from './set-demo-passwords'

it('replaces published passwords once, and no password that somebody chose', async () => {
  const ctx = await createTestContext()
  const [admin, client] = logins
  if (!admin || !client) throw new Error('the demo has no logins')
  const build = ({ username }: { username: string }, password: string) =>
    buildUser(ctx, { username, email: `${username}@example.com`, password })
  const { id } = await build(admin, admin.password)
  const { id: ownId } = await build(client, 'una clave propia')
  const hashOf = async (id: string) =>
    (await ctx.db.user.findUniqueOrThrow({ where: { id }, omit: { passwordHash: false } })).passwordHash
  const passwords = { [admin.username]: 'made-up-1', [client.username]: 'made-up-2' }
  expect([await setDemoPasswords(ctx, passwords), await setDemoPasswords(ctx, passwords)]).toEqual([1, 0])
  expect(await ctx.passwords.verify(await hashOf(id), 'made-up-1')).toBe(true)
  expect(await ctx.passwords.verify(await hashOf(ownId), 'una clave propia')).toBe(true)
})
