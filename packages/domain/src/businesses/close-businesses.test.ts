import { beforeEach, expect, it } from 'vitest'
import { closeAccount } from '../accounts/closing/close-account'
import { getClosing } from '../accounts/closing/get-closing'
import { account, visitor } from '../kernel/actor'
import { buildBusiness } from '../testing/builders/build-business'
import { buildUser } from '../testing/builders/build-user'
import { runDueJobs } from '../testing/run-jobs'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { businessSubject } from './business-subject'
import { getBusiness } from './get-business'
import { createBusinessSubscription } from './plans/create-business-subscription'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

it('closing an account takes its businesses along: nobody reads them, nothing is charged, and their id says that they are gone', async () => {
  const password = 'una clave larga'
  const user = await buildUser(ctx, { password })
  const owner = account(user.id, 'user')
  const { id, slug } = await buildBusiness(ctx, { userId: user.id, status: 'pending_payment' })
  const other = await buildBusiness(ctx)
  await createBusinessSubscription(ctx, owner, { businessId: id, tier: 'premium', rubroIds: [1] })
  const { ends } = await getClosing(ctx, owner)
  expect(ends.join()).toContain('Tu negocio se quita')

  await closeAccount(ctx, owner, { currentPassword: password })
  await runDueJobs(ctx, { timesEach: 2 })
  const read = (idOrSlug: string) => getBusiness(ctx, visitor(), { idOrSlug }).catch(({ code }) => code)
  expect(await read(id)).toBe('business_gone')
  expect(await read(slug)).toBe('business_not_found')
  expect((await read(other.slug)).id).toBe(other.id)
  expect(await ctx.db.subscription.findMany({ where: businessSubject(id) })).toMatchObject([
    { status: 'cancelled' },
  ])
})
