import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { beforeEach, expect, it } from 'vitest'
import { EnvError } from './env'
import { refuseDemoDatabase } from './refuse-demo-database'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const start = (mode: 'demo' | 'production') => refuseDemoDatabase(ctx, { mode })
const demoLogin = { email: 'plomero@example.com', password: 'demo-oficio-3' }

it('a real site does not start on a database with logins of the demo', async () => {
  await buildUser(ctx, demoLogin)
  await expect(start('production')).rejects.toThrow(EnvError)
  await expect(start('demo')).resolves.toBeUndefined()
})

it('a real site starts on its own accounts, and when those of the demo are closed or without a password', async () => {
  await buildUser(ctx, { email: 'ana@correo.com', password: 'una clave larga' })
  await buildUser(ctx, { email: 'electricista@example.com' })
  await buildUser(ctx, { ...demoLogin, closedAt: ctx.clock.now() })
  await expect(start('production')).resolves.toBeUndefined()
})

it('nobody can keep a real site from starting by registering with an address like those', async () => {
  const { id } = await buildUser(ctx, { ...demoLogin, emailVerifiedAt: null })
  await expect(start('production')).resolves.toBeUndefined()
  // Sets the account to verified directly, because no mail arrives at such an address.
  ctx.clock.advance({ hours: 1 })
  await ctx.db.user.update({ where: { id }, data: { emailVerifiedAt: ctx.clock.now() } })
  await expect(start('production')).resolves.toBeUndefined()
})
