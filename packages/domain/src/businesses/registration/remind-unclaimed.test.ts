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

const mailed = async () => {
  await runDueJobs(ctx)
  return ctx.mailer.sentMails.filter(({ content }) => content.template === 'business-claim').length
}

it('who paid for a business and has not taken its account gets another link when the last one is over, a few times', async () => {
  const { id } = await registerBusiness(ctx, visitor({ deviceHash: 'phone-1' }), businessForm())
  await remindUnclaimed(ctx)
  expect(await mailed()).toBe(1)
  await ctx.db.business.update({ where: { id }, data: { status: 'active' } })
  const counts = []
  for (let round = 0; round < serverLimits.businessClaimReminders + 2; round += 1) {
    ctx.clock.advance({ days: limits.businessClaimDays + 1 })
    await remindUnclaimed(ctx)
    await remindUnclaimed(ctx)
    counts.push(await mailed())
  }
  expect(counts).toEqual([2, 3, 4, 5, 5, 5])
})

it('who never paid, or has taken the account, is reminded of nothing', async () => {
  const { id } = await registerBusiness(ctx, visitor({ deviceHash: 'phone-1' }), businessForm())
  ctx.clock.advance({ days: limits.businessClaimDays + 1 })
  await remindUnclaimed(ctx)
  await ctx.db.business.update({ where: { id }, data: { status: 'active' } })
  await ctx.db.user.updateMany({ data: { emailVerifiedAt: ctx.clock.now() } })
  await remindUnclaimed(ctx)
  expect(await ctx.db.accountLink.count()).toBe(1)
})
