import { expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { updateProfile } from './update-profile'

const newAccount = async (ctx: TestCtx) => account((await buildUser(ctx)).id, 'user')

it('a taken user name is refused, also when its owner has just released it', async () => {
  const ctx = await createTestContext()
  const [holder, other] = [await newAccount(ctx), await newAccount(ctx)]
  await updateProfile(ctx, holder, { username: 'la.gasista' })
  const letGo = async (error: unknown) => {
    await updateProfile(ctx, holder, { username: 'otro.nombre' })
    throw error
  }
  const user = new Proxy(ctx.db.user, {
    get: (model, name) =>
      name === 'update'
        ? (change: Parameters<typeof model.update>[0]) => model.update(change).catch(letGo)
        : Reflect.get(model, name),
  })
  const db = new Proxy(ctx.db, { get: (all, name) => (name === 'user' ? user : Reflect.get(all, name)) })
  const claiming = updateProfile({ ...ctx, db }, other, { username: 'la.gasista' })
  await expect(claiming).rejects.toMatchObject({ code: 'username_taken' })
})
