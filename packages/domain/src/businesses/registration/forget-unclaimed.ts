import { serverLimits } from '@oficio/contracts/server-limits'
import { closeTemporaryAccount } from '../../accounts/closing/close-temporary-account'
import { lockAccount } from '../../accounts/links'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { subDays } from '../../kernel/time/days'
import { businessSubject } from '../business-subject'
import { isUnclaimed } from '../own-business'

/**
 * Removes businesses that nobody claimed and nobody ever paid for, with the accounts that were made for them, and forgets what
 * was typed into the wizard and left there, and codes that are over (docs/product.md, 'Registering a business'). The clock runs it every day.
 */
export async function forgetUnclaimed(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.businessDraft.deleteMany({
    where: {
      OR: [
        { updatedAt: { lt: subDays(now, serverLimits.businessDraftDays) } },
        { userId: null, updatedAt: { lt: subDays(now, serverLimits.visitorDraftDays) } },
      ],
    },
  })
  // Not before: they say who asked for how many codes in the last 24 hours.
  await ctx.db.businessClaim.deleteMany({ where: { expiresAt: { lt: subDays(now, 1) } } })
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.business.findMany({
        where: { ...leftAt(now), id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) => ctx.transaction((ctx) => forget(ctx, id)),
  })
}

export const forgetUnclaimedClock = atTimes(
  { name: 'forget-unclaimed-businesses', label: 'Quitar negocios que nadie tomó ni pagó', at: '41 6 * * *' },
  forgetUnclaimed,
)

const leftAt = (now: Date) =>
  ({
    status: 'pending_payment',
    createdAt: { lt: subDays(now, serverLimits.unclaimedBusinessDays) },
    user: isUnclaimed,
  }) as const

async function forget(ctx: TxCtx, id: string): Promise<void> {
  const { userId } = await ctx.db.business.findUniqueOrThrow({ where: { id }, select: { userId: true } })
  if (userId === null) return
  // An owner who claims the account at this moment either has it already, or finds the link void.
  await lockAccount(ctx, userId)
  const isLeft = (await ctx.db.business.count({ where: { id, ...leftAt(ctx.clock.now()) } })) > 0
  if (isLeft && !(await isBeingPaid(ctx, id))) await closeTemporaryAccount(ctx, userId)
}

/** Authorised a moment ago: what it gives has not got here yet. */
const isBeingPaid = async ({ db }: TxCtx, id: string): Promise<boolean> =>
  (await db.subscription.count({
    where: { ...businessSubject(id), authorizedAt: { not: null }, cancelledAt: null },
  })) > 0
