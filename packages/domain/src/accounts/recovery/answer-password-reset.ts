import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { PasswordResetRequest } from '@oficio/db/generated/client'
import { addMinutes, subHours } from 'date-fns'
import type { z } from 'zod'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { handledBy } from '../../kernel/jobs/define-job'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { lockedMailsLeftOf } from '../../kernel/mail/unproven-mails'
import { notifyUnproven } from '../../kernel/notices/notify-unproven'
import { subDays } from '../../kernel/time/days'
import { passwordResetEvent } from '../events'
import { lockAccount, makeAccountLink } from '../links'
import { answerPasswordResetJob } from './request-password-reset'

type Payload = z.infer<typeof answerPasswordResetJob.payload>

const waitMinutes = 5

/**
 * Mails the link if there is an open account with that address, and forgets who asked. A mailbox that nobody has proven
 * waits while the caller's connection has no mails left: the link is made when it is mailed, so that it is valid then.
 */
async function answerPasswordReset(ctx: Ctx, { requestId, connectionHash = null }: Payload): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const request = await ctx.db.passwordResetRequest.findUnique({ where: { id: requestId } })
    if (!request) return
    const forget = () => ctx.db.passwordResetRequest.deleteMany({ where: { id: requestId } })
    const user = await ctx.db.user.findFirst({
      where: { email: request.email, closedAt: null },
      select: { id: true, email: true, emailVerifiedAt: true },
    })
    if (!user) return void (await forget())
    await lockAccount(ctx, user.id)
    if (await hasMailedEnough(ctx, user.id)) return void (await forget())
    const countedHash = user.emailVerifiedAt ? null : connectionHash
    if (countedHash !== null && (await lockedMailsLeftOf(ctx, countedHash)) === 0)
      return wait(ctx, request, countedHash)
    await forget()
    const linkId = await makeAccountLink(ctx, {
      userId: user.id,
      kind: 'password_reset',
      email: user.email,
      minutes: limits.passwordResetMinutes,
    })
    await notifyUnproven(
      ctx,
      passwordResetEvent,
      { userId: user.id, key: linkId, data: { linkId } },
      countedHash,
    )
  })
}

async function wait(
  ctx: TxCtx,
  { id, createdAt }: PasswordResetRequest,
  connectionHash: string,
): Promise<void> {
  if (createdAt < subHours(ctx.clock.now(), serverLimits.waitingMailHours)) {
    await ctx.db.passwordResetRequest.deleteMany({ where: { id } })
    return
  }
  // The key of the job that runs now is taken.
  const key = `password-reset:${id}:again`
  const runAt = addMinutes(ctx.clock.now(), waitMinutes)
  await enqueueJob(ctx.db, answerPasswordResetJob, { requestId: id, connectionHash }, { key, runAt })
}

export const answerPasswordResetHandler = handledBy(answerPasswordResetJob, answerPasswordReset)

/**
 * Whether the mailbox has what it needs. Anybody may ask for anybody's link, so it must neither flood the owner nor shut
 * them out: after a few in a day the next is mailed once the last one is over, so that one always holds.
 */
async function hasMailedEnough(ctx: TxCtx, userId: string): Promise<boolean> {
  const now = ctx.clock.now()
  const resetLinks = await ctx.db.accountLink.findMany({
    where: { userId, kind: 'password_reset', createdAt: { gt: subDays(now, 1) } },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true, expiresAt: true, closedAt: true },
  })
  const [last] = resetLinks
  // A used link gives no access any more.
  if (!last || last.closedAt !== null) return false
  if (now.getTime() - last.createdAt.getTime() < serverLimits.passwordResetPauseMinutes * 60_000) return true
  return resetLinks.length >= serverLimits.passwordResetMails && last.expiresAt > now
}
