import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getAccount } from './get-account'

let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

it('a professional reads what the account is known by, never the hash of the password', async () => {
  const { userId, user } = await buildProfessional(ctx, {
    phone: '+5493415551234',
    user: { password: 'una clave larga' },
  })
  const ownAccount = await getAccount(ctx, account(userId, 'professional'))
  expect(ownAccount).toMatchObject({
    username: user.username,
    email: user.email,
    hasPassword: true,
    phoneNational: '0341 15-555-1234',
    rubros: ['Plomería'],
  })
  const { passwordHash } = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  })
  expect(JSON.stringify(ownAccount)).not.toContain(passwordHash)
})

it('an account is readable for its professional, and for an admin by its id', async () => {
  const { id: professionalId } = await buildProfessional(ctx)
  const read = (...readerArgs: Parameters<typeof account>) =>
    getAccount(ctx, account(...readerArgs), { professionalId })
  expect(await read(ctx.ids.next(), 'admin')).toMatchObject({ id: professionalId })
  const other = await buildProfessional(ctx)
  await expect(read(other.userId, 'professional')).rejects.toMatchObject({ code: 'not_found' })
  const { id } = await buildUser(ctx)
  await expect(getAccount(ctx, account(id, 'user'))).rejects.toMatchObject({ code: 'forbidden' })
})
