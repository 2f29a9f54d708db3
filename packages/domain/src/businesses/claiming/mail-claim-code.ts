import type { mailClaimCodeEndpoint } from '@oficio/contracts/businesses/claims'
import type { ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { addMinutes } from 'date-fns'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { subDays } from '../../kernel/time/days'
import { lockOpenPage } from './open-page'
import { businessOwnershipMail } from './ownership-mail'

/**
 * Mails a code to the address that stands on a page which nobody has taken (docs/product.md, 'Taking a page'); the one before
 * it is void. Throws unauthenticated, business_not_found, page_taken, page_without_mail, page_code_mails_exceeded.
 */
export async function mailClaimCode(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<ResponseOf<typeof mailClaimCodeEndpoint>> {
  const { userId } = requireAccount(actor)
  return ctx.transaction(async (ctx) => {
    const { email } = await lockOpenPage(ctx, id)
    if (email === null) throw new AppError('page_without_mail')
    const now = ctx.clock.now()
    await refuseManyCodes(ctx, email)
    const expiresAt = addMinutes(now, limits.pageCodeMinutes)
    const claim = await ctx.db.businessClaim.upsert({
      where: { businessId_userId: { businessId: id, userId } },
      create: { id: ctx.ids.next(), businessId: id, userId, createdAt: now, expiresAt },
      update: { version: { increment: 1 }, attempts: 0, expiresAt },
    })
    await queueMail(ctx, businessOwnershipMail, {
      to: email,
      dedupeKey: `business-ownership:${claim.id}:${claim.version}`,
      refs: { claimId: claim.id, version: claim.version },
    })
    return { mailedTo: email, minutes: limits.pageCodeMinutes }
  })
}

/** Whoever asks, and for whichever page: it is one mailbox that fills, and each code brings more guesses. */
async function refuseManyCodes(ctx: TxCtx, email: string): Promise<void> {
  const name = `codes of pages to ${email.toLowerCase()}`
  await ctx.db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
  const mailed = await ctx.db.mail.count({
    where: {
      template: businessOwnershipMail.template,
      to: email,
      createdAt: { gt: subDays(ctx.clock.now(), 1) },
    },
  })
  if (mailed >= limits.pageCodeMails) throw new AppError('page_code_mails_exceeded')
}
