import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { handledBy } from '../../kernel/jobs/define-job'
import { queueMail } from '../../kernel/mail/queue-mail'
import { subDays } from '../../kernel/time/days'
import { lockAccount, makeAccountLink } from '../links'
import { passwordResetMail } from '../mails'
import { answerPasswordResetJob } from './request-password-reset'

/** Mails the link where there is an open account with that address, and forgets who asked. */
async function answerPasswordReset(ctx: Ctx, requestId: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const request = await ctx.db.passwordResetRequest.findUnique({ where: { id: requestId } })
    if (!request) return
    await ctx.db.passwordResetRequest.deleteMany({ where: { id: requestId } })
    const user = await ctx.db.user.findFirst({
      where: { email: request.email, closedAt: null },
      select: { id: true, email: true },
    })
    if (!user) return
    await lockAccount(ctx, user.id)
    if (await hasMailedEnough(ctx, user.id)) return
    const linkId = await makeAccountLink(ctx, {
      userId: user.id,
      kind: 'password_reset',
      email: user.email,
      minutes: limits.passwordResetMinutes,
    })
    await queueMail(ctx, passwordResetMail, {
      to: user.email,
      dedupeKey: `password-reset:${linkId}`,
      refs: { linkId },
    })
  })
}

export const answerPasswordResetHandler = handledBy(answerPasswordResetJob, (ctx, { requestId }) =>
  answerPasswordReset(ctx, requestId),
)

/**
 * Whether the mailbox has what it needs. Anybody may ask for anybody's link, so it must neither flood the owner nor shut
 * them out: after a few in a day the next is mailed once the last one is over, so that one always holds.
 */
async function hasMailedEnough(ctx: TxCtx, userId: string): Promise<boolean> {
  const now = ctx.clock.now()
  const mailed = await ctx.db.accountLink.findMany({
    where: { userId, kind: 'password_reset', createdAt: { gt: subDays(now, 1) } },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true, expiresAt: true, closedAt: true },
  })
  const [last] = mailed
  // One that was used up is no way in any more.
  if (!last || last.closedAt !== null) return false
  if (now.getTime() - last.createdAt.getTime() < serverLimits.passwordResetPauseMinutes * 60_000) return true
  return mailed.length >= serverLimits.passwordResetMails && last.expiresAt > now
}
