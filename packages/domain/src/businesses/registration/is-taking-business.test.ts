import { expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { businessForm } from '../../testing/business-form'
import { createTestContext } from '../../testing/test-context'
import { isTakingBusiness } from './is-taking-business'
import { registerBusiness } from './register-business'

it('the account of a business is being taken until it has a password, and no other account ever is', async () => {
  const ctx = await createTestContext()
  const { id } = await registerBusiness(ctx, visitor({ deviceHash: 'a phone' }), businessForm())
  const { userId } = await ctx.db.business.findUniqueOrThrow({ where: { id } })
  expect(await isTakingBusiness(ctx, userId ?? '')).toBe(true)
  await ctx.db.user.update({ where: { id: userId ?? '' }, data: { passwordHash: 'x' } })
  expect(await isTakingBusiness(ctx, userId ?? '')).toBe(false)
  const client = await buildUser(ctx, { emailVerifiedAt: null })
  expect(await isTakingBusiness(ctx, client.id)).toBe(false)
})
