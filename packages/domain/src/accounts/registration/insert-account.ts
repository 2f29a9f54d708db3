import type { Role } from '@oficio/contracts/access'
import type { AccountView } from '@oficio/contracts/accounts/account-view'
import { termsVersion } from '@oficio/contracts/legal'
import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { accountColumns, toAccountView } from '../account-view'
import { makeConfirmationLink } from '../mailbox/mail-confirmation'
import { welcomeMail } from '../mails'
import { refuseWeakPassword } from '../passwords/refuse-weak-password'

interface NewPerson {
  /** Undefined: one is made of the name. */
  username: string | undefined
  email: string
  firstName: string
  lastName: string
  password: string
}

/**
 * Returns the row of a new account, but for its user name. Takes as long as hashing does: not for a transaction. Throws
 * password_too_common.
 */
export async function newAccountRow(
  ctx: Ctx,
  { username, email, firstName, lastName, password }: NewPerson,
  role: Role,
): Promise<Omit<Prisma.UserCreateInput, 'username'>> {
  await refuseWeakPassword(password, { username, email })
  const now = ctx.clock.now()
  return {
    id: ctx.ids.next(),
    email,
    firstName,
    lastName,
    passwordHash: await ctx.passwords.hash(password),
    role,
    // Each form that makes an account has them accepted.
    termsVersion,
    termsAcceptedAt: now,
    createdAt: now,
  }
}

/** Makes the account and greets its owner. The unique indexes refuse a user name or mail that another one has. */
export async function insertAccount(ctx: Ctx, data: Prisma.UserCreateInput): Promise<AccountView> {
  return ctx.transaction(async (ctx) => {
    const user = await ctx.db.user.create({ data, select: accountColumns })
    const { id: userId, email } = user
    const linkId = await makeConfirmationLink(ctx, { userId, email })
    await queueMail(ctx, welcomeMail, { to: email, dedupeKey: `welcome:${userId}`, refs: { userId, linkId } })
    return toAccountView(user)
  })
}
