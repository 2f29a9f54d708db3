import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { Actor } from '../../kernel/actor'
import { connectionHashOfActor } from '../../kernel/caller-marks'
import type { TxCtx } from '../../kernel/ctx'
import { notifyUnproven } from '../../kernel/notices/notify-unproven'
import { subDays } from '../../kernel/time/days'
import { emailConfirmationEvent } from '../events'
import { lockAccount, makeAccountLink } from '../links'

interface Addressee {
  userId: string
  /** The address to confirm: the account's current or next address. */
  email: string
}

/** Stores a link that confirms an address. Returns its id, from which the mail is built. */
export const makeConfirmationLink = (ctx: TxCtx, addressee: Addressee): Promise<string> =>
  makeAccountLink(ctx, {
    ...addressee,
    kind: 'email_confirmation',
    minutes: limits.emailConfirmationHours * 60,
  })

/**
 * Mails a link to confirm an address. Limits these mails per account and day. For an address other than the account's
 * own, also counts the mails that all accounts sent there, because it may be a stranger's mailbox. So requests of other
 * accounts never block an account from confirming its own address. Returns whether the mail has to wait. Throws
 * too_many_confirmations.
 */
export async function mailConfirmation(ctx: TxCtx, actor: Actor, addressee: Addressee): Promise<boolean> {
  await lockAccount(ctx, addressee.userId)
  const { email } = await ctx.db.user.findUniqueOrThrow({
    where: { id: addressee.userId },
    select: { email: true },
  })
  const isOwn = email.toLowerCase() === addressee.email.toLowerCase()
  const mailCount = await ctx.db.accountLink.count({
    where: {
      kind: 'email_confirmation',
      createdAt: { gt: subDays(ctx.clock.now(), 1) },
      OR: [{ userId: addressee.userId }, ...(isOwn ? [] : [{ email: addressee.email }])],
    },
  })
  if (mailCount >= limits.emailConfirmationMails) throw new AppError('too_many_confirmations')
  const linkId = await makeConfirmationLink(ctx, addressee)
  const recipient = { email: addressee.email, key: linkId, data: { linkId } }
  return notifyUnproven(ctx, emailConfirmationEvent, recipient, connectionHashOfActor(ctx, actor))
}
