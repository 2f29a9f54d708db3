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
  /** The address to confirm: the account's present or its next one. */
  email: string
}

/** Writes the link with which an address is confirmed; returns its id, which a mail is made from. */
export const makeConfirmationLink = (ctx: TxCtx, addressee: Addressee): Promise<string> =>
  makeAccountLink(ctx, {
    ...addressee,
    kind: 'email_confirmation',
    minutes: limits.emailConfirmationHours * 60,
  })

/**
 * Mails a link to confirm an address. So many of one account; and to a mailbox that it names in place of its own, which may
 * be a stranger's, so many of all accounts. What others asked for never keeps an account from confirming its own. Returns
 * whether the mail waits. Throws too_many_confirmations.
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
