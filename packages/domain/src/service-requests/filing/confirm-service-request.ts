import { AppError } from '@oficio/contracts/errors'
import { serverLimits } from '@oficio/contracts/server-limits'
import { isLive, liveStatuses } from '@oficio/contracts/service-requests/shapes'
import { type Actor, identityOf } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { mailIsWanted } from '../../kernel/mail/marked-addresses'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { proveMail } from '../form/proven-contact'
import { recordEvent } from '../history'
import { notifyProfessionalsJob } from '../jobs'
import { confirmationCode } from '../tracking-link'
import { isClientOf } from '../viewer'

/**
 * Confirms a request with the mailed code (docs/product.md, 'Confirmation'). The code is the proof, so neither a
 * session nor a link is required. A limited number of wrong codes voids the code. Strangers have fewer tries than the
 * client, so that a professional who prefers the request unconfirmed cannot use up the client's tries. Charges the
 * leads that were opened before the confirmation. Also verifies the mail of the caller's account, but only with the
 * proof of the mailed link in a session of that account. Throws request_not_found, request_closed, code_wrong,
 * code_attempts_exceeded.
 */
export async function confirmServiceRequest(
  ctx: Ctx,
  actor: Actor,
  input: { id: string; code: string; proof?: string | undefined },
): Promise<{ isConfirmed: true }> {
  const tries = await triesOf(ctx, actor, input.id)
  // Count the try before comparing the code, so that concurrent guesses cannot share a try. The count is committed even
  // if the code is wrong.
  const [request] = await ctx.db.serviceRequest.updateManyAndReturn({
    where: { id: input.id, confirmedAt: null, confirmAttempts: { lt: tries } },
    data: { confirmAttempts: { increment: 1 } },
  })
  if (!request) return refuse(ctx, input.id, tries)
  if (!isLive(request.status)) throw new AppError('request_closed')
  if (confirmationCode(ctx, request) !== input.code) throw new AppError('code_wrong')
  const isConfirmed = await ctx.transaction(async (ctx) => {
    const [confirmed] = await ctx.db.serviceRequest.updateManyAndReturn({
      where: {
        id: request.id,
        status: { in: [...liveStatuses] },
        confirmedAt: null,
        codeVersion: request.codeVersion,
      },
      data: { confirmedAt: ctx.clock.now(), codeWaitsSince: null },
      select: { id: true, userId: true, email: true, codeVersion: true },
    })
    if (!confirmed) return false
    await proveMail(ctx, actor, confirmed, input.proof)
    await joinToAccount(ctx, confirmed)
    await mailIsWanted(ctx, confirmed.email)
    await recordEvent(ctx, actor, { requestId: request.id, type: 'confirmed', actorKind: 'client' })
    await ctx.registry.leadFollowUps.clientConfirmed(ctx, request.id)
    // A confirmed request has more seats, so professionals who were not notified yet may be notified.
    await enqueueJob(ctx.db, notifyProfessionalsJob, { requestId: request.id })
    await purgePages(ctx.db, [pageTags.serviceRequest(request.id)])
    return true
  })
  // Another call closed the request, confirmed it or voided the code in the meantime.
  return isConfirmed ? { isConfirmed } : refuse(ctx, request.id, tries)
}

/** Links a confirmed request that was filed without an account to the account that has verified its mailbox. */
async function joinToAccount(
  { db }: TxCtx,
  { id, userId, email }: { id: string; userId: string | null; email: string },
): Promise<void> {
  if (userId !== null) return
  const owner = await db.user.findFirst({
    where: { email, emailVerifiedAt: { not: null }, closedAt: null },
    select: { id: true },
  })
  if (owner) await db.serviceRequest.updateMany({ where: { id, userId: null }, data: { userId: owner.id } })
}

/**
 * Returns the maximum of wrong codes for this caller. The client and the device that filed the request have more tries
 * than strangers.
 */
async function triesOf(ctx: Ctx, actor: Actor, id: string): Promise<number> {
  const request = await ctx.db.serviceRequest.findUnique({ where: { id } })
  if (!request) throw new AppError('request_not_found')
  const { deviceHash } = identityOf(actor)
  const isOwnDevice = deviceHash !== null && deviceHash === request.deviceHash
  return isOwnDevice || isClientOf(ctx, actor, request)
    ? serverLimits.codeAttempts
    : serverLimits.codeAttemptsOfStrangers
}

async function refuse(ctx: Ctx, id: string, tries: number): Promise<{ isConfirmed: true }> {
  const request = await ctx.db.serviceRequest.findUnique({
    where: { id },
    select: { status: true, confirmedAt: true, confirmAttempts: true },
  })
  if (!request) throw new AppError('request_not_found')
  if (request.confirmedAt) return { isConfirmed: true }
  if (!isLive(request.status)) throw new AppError('request_closed')
  throw new AppError(request.confirmAttempts < tries ? 'code_wrong' : 'code_attempts_exceeded')
}
