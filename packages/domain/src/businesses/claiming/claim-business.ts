import { AppError } from '@oficio/contracts/errors'
import { serverLimits } from '@oficio/contracts/server-limits'
import { isOwnProvenMail } from '../../accounts/mailbox/own-proven-mail'
import { type Account, type Actor, requireAccount } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { dropOwnersReview } from '../../reviews/drop-owners-review'
import { businessAuditSubject } from '../business-subject'
import { purgeBusiness } from '../purge-business'
import { isClaimCode } from './claim-code'
import { lockOpenPage } from './open-page'

interface Claim {
  id: string
  code?: string | undefined
}

/**
 * Makes the caller the owner of an unclaimed page (docs/product.md, 'Taking a page'). Requires the code mailed to the
 * page's mailbox, unless the caller's account has confirmed that mailbox. Only one of two simultaneous claims succeeds.
 * Throws unauthenticated, business_not_found, page_taken, page_code_missing, code_wrong, page_code_over.
 */
export async function claimBusiness(
  ctx: Ctx,
  actor: Actor,
  { id, code }: Claim,
): Promise<{ businessId: string }> {
  const asking = requireAccount(actor)
  if (code === undefined) await takeByOwnMail(ctx, asking, id)
  else await takeByCode(ctx, { id, userId: asking.userId, code })
  return { businessId: id }
}

const takeByOwnMail = (ctx: Ctx, actor: Account, id: string): Promise<void> =>
  ctx.transaction(async (ctx) => {
    const { email } = await lockOpenPage(ctx, id)
    if (email === null || !(await isOwnProvenMail(ctx.db, actor, email)))
      throw new AppError('page_code_missing')
    await handOver(ctx, { id, userId: actor.userId })
  })

async function takeByCode(
  ctx: Ctx,
  { id, userId, code }: { id: string; userId: string; code: string },
): Promise<void> {
  await ctx.transaction((ctx) => lockOpenPage(ctx, id))
  // Counts the attempt in its own commit before comparing the code, so that parallel guesses cannot share one attempt.
  const [claim] = await ctx.db.businessClaim.updateManyAndReturn({
    where: {
      businessId: id,
      userId,
      attempts: { lt: serverLimits.codeAttempts },
      expiresAt: { gt: ctx.clock.now() },
    },
    data: { attempts: { increment: 1 } },
  })
  if (!claim) throw new AppError('page_code_over')
  await ctx.transaction(async (ctx) => {
    const { email } = await lockOpenPage(ctx, id)
    if (email === null || !isClaimCode(ctx, claim, email, code)) throw new AppError('code_wrong')
    // The caller requested another code in the meantime.
    const used = await ctx.db.businessClaim.deleteMany({ where: { id: claim.id, version: claim.version } })
    if (used.count === 0) throw new AppError('code_wrong')
    await handOver(ctx, { id, userId })
  })
}

async function handOver(ctx: TxCtx, { id, userId }: { id: string; userId: string }): Promise<void> {
  await ctx.db.businessClaim.deleteMany({ where: { businessId: id } })
  await ctx.db.business.update({
    where: { id },
    data: { userId, version: { increment: 1 }, updatedAt: ctx.clock.now() },
  })
  await dropOwnersReview(ctx, { businessId: id, userId })
  await purgeBusiness(ctx, id)
  await recordAudit(ctx, {
    adminId: null,
    action: 'business-claimed',
    subject: businessAuditSubject(id),
    data: { userId },
  })
}
