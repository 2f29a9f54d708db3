import type { IdentityArrival } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { mailboxProven } from '../mailbox/mailbox-proven'
import { googleLinkedMail } from '../mails'

/**
 * Lets whoever holds the identity into the account from now on, and tells its owner. Password and sessions stay. The
 * provider vouches for the address that the account has, so it counts as confirmed.
 */
export async function linkIdentity(
  ctx: TxCtx,
  { id: userId }: { id: string },
  { provider, subject, email }: Pick<IdentityArrival, 'provider' | 'subject' | 'email'>,
): Promise<void> {
  const id = ctx.ids.next()
  const now = ctx.clock.now()
  await ctx.db.identity.create({ data: { id, userId, provider, subject, email, createdAt: now } })
  await ctx.db.user.updateMany({
    where: { id: userId, emailVerifiedAt: null },
    data: { emailVerifiedAt: now },
  })
  await mailboxProven(ctx, { userId, email })
  await queueMail(ctx, googleLinkedMail, { to: email, dedupeKey: `google-linked:${id}`, refs: { userId } })
}
