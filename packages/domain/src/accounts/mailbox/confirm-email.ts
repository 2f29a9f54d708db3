import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { mailIsWanted } from '../../kernel/mail/marked-addresses'
import { notify } from '../../kernel/notices/notify'
import { emailChangedEvent } from '../events'
import { closeAccountLink, closeAccountLinks } from '../links'
import { takenError, takenFieldOf } from '../unique-fields'
import { findConfirmation } from './find-confirmation'
import { mailboxProven } from './mailbox-proven'

/**
 * Confirms an address by its mailed link (docs/product.md, 'Mail address'). If the account has another address, moves
 * it to this one and notifies the old address. Idempotent. Throws confirm_link_invalid; email_taken if another account
 * took the address in the meantime.
 */
export async function confirmEmail(
  ctx: Ctx,
  _actor: Actor,
  { token }: { token: string },
): Promise<{ success: true }> {
  const { state, link } = await findConfirmation(ctx, token)
  if (state === 'confirmed') return { success: true }
  if (state !== 'open') throw new AppError('confirm_link_invalid')
  const { userId, email } = link
  try {
    const isClosed = await ctx.transaction(async (ctx) => {
      if (!(await closeAccountLink(ctx, link))) return false
      await giveAddress(ctx, { userId, email })
      return true
    })
    // A concurrent call with the same link may have confirmed the address. In any other case the link is invalid.
    if (!isClosed && (await findConfirmation(ctx, token)).state !== 'confirmed')
      throw new AppError('confirm_link_invalid')
  } catch (error) {
    const field = takenFieldOf(error)
    throw field ? takenError(field) : error
  }
  return { success: true }
}

/** Sets the confirmed address. A change of address invalidates every open link of the account. */
async function giveAddress(ctx: TxCtx, { userId, email }: { userId: string; email: string }): Promise<void> {
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  const isChange = user.email.toLowerCase() !== email.toLowerCase()
  const now = ctx.clock.now()
  await ctx.db.user.update({
    where: { id: userId },
    data: { email, emailVerifiedAt: now, ...(isChange && { emailMovedAt: now }) },
  })
  await mailboxProven(ctx, { userId, email })
  await mailIsWanted(ctx, email)
  await closeAccountLinks(ctx, isChange ? { userId } : { userId, kind: 'email_confirmation', email })
  if (!isChange) return
  await notify(ctx, emailChangedEvent, { email: user.email, key: ctx.ids.next(), data: { userId } })
}
