import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { businessForm } from '../../testing/business-form'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { registerBusiness } from './register-business'
import { remindUnclaimed } from './remind-unclaimed'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const sentReminders = async () => {
  await runDueJobs(ctx)
  return ctx.mailer.sentMails.filter(({ content }) => content.template === 'business-claim').length
}

it('a payer with an unclaimed account gets another link when the last one expires, a few times', async () => {
  const { id } = await registerBusiness(ctx, visitor({ deviceHash: 'phone-1' }), businessForm())
  await remindUnclaimed(ctx)
  expect(await sentReminders()).toBe(1)
  await ctx.db.business.update({ where: { id }, data: { status: 'active' } })
  const counts = []
  for (let round = 0; round < serverLimits.businessClaimReminders + 2; round += 1) {
    ctx.clock.advance({ days: limits.businessClaimDays + 1 })
    await remindUnclaimed(ctx)
    await remindUnclaimed(ctx)
    counts.push(await sentReminders())
  }
  expect(counts).toEqual([2, 3, 4, 5, 5, 5])
})

it('an owner who never paid, or has claimed the account, gets no reminder', async () => {
  const { id } = await registerBusiness(ctx, visitor({ deviceHash: 'phone-1' }), businessForm())
  ctx.clock.advance({ days: limits.businessClaimDays + 1 })
  await remindUnclaimed(ctx)
  await ctx.db.business.update({ where: { id }, data: { status: 'active' } })
  await ctx.db.user.updateMany({ data: { emailVerifiedAt: ctx.clock.now() } })
  await remindUnclaimed(ctx)
  expect(await ctx.db.accountLink.count()).toBe(1)
})
