import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { listOwnBusinesses } from './list-own-businesses'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

it('an owner reads their businesses alone, what each costs, and where payment is outstanding', async () => {
  const { id: userId } = await buildUser(ctx)
  await buildBusiness(ctx)
  await buildBusiness(ctx, {
    userId,
    name: 'Uno',
    status: 'pending_payment',
    tier: 'basic',
    rubroIds: [1, 2],
  })
  await buildBusiness(ctx, { userId, name: 'Dos', status: 'rejected', statusReason: 'No existe' })
  await buildBusiness(ctx, { userId, name: 'Tres', status: 'removed', removedAt: ctx.clock.now() })
  expect(await listOwnBusinesses(ctx, account(userId, 'user'))).toMatchObject([
    { name: 'Dos', status: 'rejected', statusReason: 'No existe', payWay: null },
    {
      name: 'Uno',
      status: 'pending_payment',
      city: 'Rosario',
      monthlyPriceArs: 20_000,
      rubroIds: [1, 2],
      payWay: 'subscribe',
    },
  ])
})
