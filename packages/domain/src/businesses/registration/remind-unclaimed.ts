import { serverLimits } from '@oficio/contracts/server-limits'
import { lockAccount, makeAccountLink } from '../../accounts/links'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { isUnclaimed } from '../own-business'
import { isPublicAt } from '../public-business'
import { claimMinutes, mailClaim } from './mail-claim'

/**
 * Mails another claim link for a public business with an unclaimed account, after the last link has expired
 * (docs/product.md, 'Registering a business'). Stops after `businessClaimReminders` reminders. Runs every day.
 */
export async function remindUnclaimed(ctx: Ctx): Promise<void> {
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.business.findMany({
        where: { ...isPublicAt(ctx.clock.now()), user: isUnclaimed, id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) => ctx.transaction((ctx) => remind(ctx, id)),
  })
}

export const remindUnclaimedClock = atTimes(
  { name: 'remind-unclaimed-businesses', label: 'Recordar que falta tomar la cuenta', at: '29 13 * * *' },
  remindUnclaimed,
)

async function remind(ctx: TxCtx, id: string): Promise<void> {
  const { userId } = await ctx.db.business.findUniqueOrThrow({ where: { id }, select: { userId: true } })
  if (userId === null) return
  // Locks the account, because its owner may be claiming it right now and then needs no other link.
  await lockAccount(ctx, userId)
  const user = await ctx.db.user.findFirst({ where: { id: userId, ...isUnclaimed }, select: { email: true } })
  if (!user || (await hasLink(ctx, userId))) return
  const { email } = user
  const linkId = await makeAccountLink(ctx, { userId, kind: 'password_reset', email, minutes: claimMinutes })
  await mailClaim(ctx, { to: email, linkId }, null)
}

/** Returns whether a link is still valid, or the maximum number of links was already mailed. */
async function hasLink({ db, clock }: TxCtx, userId: string): Promise<boolean> {
  const links = await db.accountLink.findMany({ where: { userId, kind: 'password_reset' } })
  const now = clock.now()
  const isAlive = links.some(({ closedAt, expiresAt }) => closedAt === null && expiresAt > now)
  return isAlive || links.length > serverLimits.businessClaimReminders
}
