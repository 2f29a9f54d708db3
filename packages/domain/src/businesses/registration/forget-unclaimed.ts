import { limits } from '@oficio/contracts/limits'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { subDays } from '../../kernel/time/days'
import { emptyBusiness } from '../empty-business'
import { lockBusiness } from '../lock-business'
import { isUnclaimed } from '../own-business'

/**
 * Removes businesses that nobody claimed and nobody ever paid for, and forgets what was typed into the wizard and left there
 * (docs/product.md, 'Registering a business'). The clock runs it every day.
 */
export async function forgetUnclaimed(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.businessDraft.deleteMany({
    where: { updatedAt: { lt: subDays(now, limits.businessDraftDays) } },
  })
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.business.findMany({
        where: { ...leftAt(now), id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) => ctx.transaction((ctx) => remove(ctx, id)),
  })
}

export const forgetUnclaimedClock = atTimes(
  { name: 'forget-unclaimed-businesses', label: 'Quitar negocios que nadie tomó ni pagó', at: '41 6 * * *' },
  forgetUnclaimed,
)

const leftAt = (now: Date) =>
  ({
    status: 'pending_payment',
    createdAt: { lt: subDays(now, limits.unclaimedBusinessDays) },
    user: isUnclaimed,
  }) as const

async function remove(ctx: TxCtx, id: string): Promise<void> {
  await lockBusiness(ctx.db, id)
  // Paid for or claimed since it was looked for.
  if ((await ctx.db.business.count({ where: { id, ...leftAt(ctx.clock.now()) } })) === 0) return
  await emptyBusiness(ctx, id)
}
