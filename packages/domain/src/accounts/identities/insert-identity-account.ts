import type { IdentityArrival } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { mailboxProven } from '../mailbox/mailbox-proven'
import { welcomeMail } from '../mails'
import { commonAccountRow } from '../registration/insert-account'

/** Makes the account of somebody who has none: its address is confirmed by the provider's word, and it has no password. */
export async function insertIdentityAccount(
  ctx: TxCtx,
  { provider, subject, email, firstName, lastName }: IdentityArrival,
  username: string,
): Promise<string> {
  const row = commonAccountRow(ctx, { email, firstName, lastName })
  const { id, createdAt } = row
  await ctx.db.user.create({
    data: {
      ...row,
      username,
      emailVerifiedAt: createdAt,
      identities: { create: { id: ctx.ids.next(), provider, subject, email, createdAt } },
    },
  })
  await mailboxProven(ctx, { userId: id, email })
  await queueMail(ctx, welcomeMail, { to: email, dedupeKey: `welcome:${id}`, refs: { userId: id } })
  return id
}
