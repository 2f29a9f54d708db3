import { randomBytes } from 'node:crypto'
import { termsVersion } from '@oficio/contracts/legal'
import type { IdentityArrival } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { welcomeMail } from '../mails'

/** Makes the account of somebody who has none: its address is confirmed by the provider's word, and it has no password. */
export async function insertIdentityAccount(
  ctx: TxCtx,
  { provider, subject, email, firstName, lastName }: IdentityArrival,
): Promise<string> {
  const id = ctx.ids.next()
  const now = ctx.clock.now()
  await ctx.db.user.create({
    data: {
      id,
      username: usernameFor(email),
      email,
      firstName,
      lastName,
      emailVerifiedAt: now,
      termsVersion,
      termsAcceptedAt: now,
      createdAt: now,
      identities: { create: { id: ctx.ids.next(), provider, subject, email, createdAt: now } },
    },
  })
  await queueMail(ctx, welcomeMail, { to: email, dedupeKey: `welcome:${id}`, refs: { userId: id } })
  return id
}

/** Readable, and never somebody else's; there is no password that a guessed name could be used with. */
function usernameFor(email: string): string {
  const mailbox = email.split('@')[0] ?? ''
  const start = mailbox.replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, 30) || 'usuario'
  return `${start}-${randomBytes(3).toString('hex')}`
}
