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
 * Mails a reset link if an open account has that address, and deletes the request. An unproven mailbox waits while the
 * budget of the caller's connection is used up. The link is created only when it is mailed, so that it does not expire
 * while waiting.
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
  // Needs another key, because the running job still holds its own.
  const key = `password-reset:${id}:again`
  const runAt = addMinutes(ctx.clock.now(), waitMinutes)
  await enqueueJob(ctx.db, answerPasswordResetJob, { requestId: id, connectionHash }, { key, runAt })
}

export const answerPasswordResetHandler = handledBy(answerPasswordResetJob, answerPasswordReset)

/**
 * Returns whether to skip another mail. Anybody may request a link for any address, so requests must neither flood the
 * owner nor lock them out. After `serverLimits.passwordResetMails` in a day, the next link is mailed only when the last
 * one has expired, so that the owner always has a valid link.
 */
async function hasMailedEnough(ctx: TxCtx, userId: string): Promise<boolean> {
  const now = ctx.clock.now()
  const resetLinks = await ctx.db.accountLink.findMany({
    where: { userId, kind: 'password_reset', createdAt: { gt: subDays(now, 1) } },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true, expiresAt: true, closedAt: true },
  })
  const [last] = resetLinks
  // A used link no longer works, so the owner may need another.
  if (!last || last.closedAt !== null) return false
  if (now.getTime() - last.createdAt.getTime() < serverLimits.passwordResetPauseMinutes * 60_000) return true
  return resetLinks.length >= serverLimits.passwordResetMails && last.expiresAt > now
}
