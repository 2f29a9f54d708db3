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
 * Removes unclaimed, never paid businesses together with the accounts created for them. Also deletes abandoned wizard
 * drafts and expired claim codes (docs/product.md, 'Registering a business'). Runs every day.
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
  // Keeps expired codes for 24 hours, because the limit of code mails per day counts them.
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
  // Locks the account, because its owner may be claiming it right now. A claim after this finds the link void.
  await lockAccount(ctx, userId)
  const isLeft = (await ctx.db.business.count({ where: { id, ...leftAt(ctx.clock.now()) } })) > 0
  if (isLeft && !(await isBeingPaid(ctx, id))) await closeTemporaryAccount(ctx, userId)
}

/** Returns whether a subscription is authorised. Its effect may not have reached the business yet. */
const isBeingPaid = async ({ db }: TxCtx, id: string): Promise<boolean> =>
  (await db.subscription.count({
    where: { ...businessSubject(id), authorizedAt: { not: null }, cancelledAt: null },
  })) > 0
