import type { mailClaimCodeEndpoint } from '@oficio/contracts/businesses/claims'
import type { ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { BusinessClaim } from '@oficio/db/generated/client'
import { addHours, addMinutes } from 'date-fns'
import { type Actor, requireAccount } from '../../kernel/actor'
import { connectionHashOf } from '../../kernel/caller-marks'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { notifyUnproven } from '../../kernel/notices/notify-unproven'
import { codeKey, refuseManyCodes } from './code-mails'
import { lockOpenPage } from './open-page'
import { businessOwnershipEvent } from './ownership-mail'

/**
 * Mails a code to the address on an unclaimed page (docs/product.md, 'Taking a page'). Voids the caller's previous
 * code. Throws unauthenticated, business_not_found, page_taken, page_without_mail, page_code_just_mailed,
 * page_code_mails_exceeded, page_mailbox_full.
 */
export async function mailClaimCode(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<ResponseOf<typeof mailClaimCodeEndpoint>> {
  const asking = requireAccount(actor)
  const { userId, deviceHash } = asking
  return ctx.transaction(async (ctx) => {
    const { email } = await lockOpenPage(ctx, id)
    if (email === null) throw new AppError('page_without_mail')
    const now = ctx.clock.now()
    await refuseManyCodes(ctx, asking, email)
    const expiresAt = addMinutes(now, limits.pageCodeMinutes)
    const claim = await ctx.db.businessClaim.upsert({
      where: { businessId_userId: { businessId: id, userId } },
      create: { id: ctx.ids.next(), businessId: id, userId, deviceHash, createdAt: now, expiresAt },
      update: { version: { increment: 1 }, attempts: 0, deviceHash, expiresAt },
    })
    const data = { claimId: claim.id, version: claim.version }
    const recipient = { email, key: codeKey(claim), data }
    const connectionHash = connectionHashOf(ctx, asking)
    const isMailWaiting = await notifyUnproven(ctx, businessOwnershipEvent, recipient, connectionHash)
    if (isMailWaiting) await keepWhileWaiting(ctx, claim)
    return { mailedTo: email, minutes: limits.pageCodeMinutes, isMailWaiting }
  })
}

/** Prolongs a code whose mail waits, because it would otherwise expire before the mail is sent. */
async function keepWhileWaiting({ db }: TxCtx, { id, expiresAt }: BusinessClaim): Promise<void> {
  const data = { expiresAt: addHours(expiresAt, serverLimits.waitingMailHours) }
  await db.businessClaim.update({ where: { id }, data })
}
