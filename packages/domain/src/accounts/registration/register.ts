import type { AccountView } from '@oficio/contracts/accounts/account-view'
import type { registerEndpoint } from '@oficio/contracts/accounts/endpoints'
import type { InputOf } from '@oficio/contracts/endpoint'
import { termsVersion } from '@oficio/contracts/legal'
import type { Prisma } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { accountColumns, toAccountView } from '../account-view'
import { makeConfirmationLink } from '../mailbox/mail-confirmation'
import { welcomeMail } from '../mails'
import { refuseWeakPassword } from '../passwords/refuse-weak-password'
import { refuseTaken, refuseTakenOnConflict } from '../taken'
import { deriveUsernames } from './derive-username'

/**
 * Makes an account with the role user, whatever was sent: nobody gives themselves another one. Who chooses no user name
 * gets one made of their name. Throws username_taken or email_taken, naming the field, also when two equal
 * registrations race; password_too_common for a password that programs try first.
 */
export async function register(
  ctx: Ctx,
  _actor: Actor,
  input: InputOf<typeof registerEndpoint>,
): Promise<AccountView> {
  const { email, firstName, lastName } = input
  const chosen = input.username?.normalize('NFC')
  await refuseTaken(ctx, { username: chosen, email })
  await refuseWeakPassword(input.password, { username: chosen, email })
  const now = ctx.clock.now()
  const data = {
    id: ctx.ids.next(),
    email,
    firstName,
    lastName,
    passwordHash: await ctx.passwords.hash(input.password),
    role: 'user' as const,
    // The form says so beside its button.
    termsVersion,
    termsAcceptedAt: now,
    createdAt: now,
  }
  if (chosen === undefined) return insertUnderFreeName(ctx, data)
  const account = { username: chosen, email }
  return insert(ctx, { ...data, ...account }).catch((error: unknown) =>
    refuseTakenOnConflict(ctx, account, error),
  )
}

/** The unique index decides who gets a name; whoever comes second gets the next one. */
async function insertUnderFreeName(
  ctx: Ctx,
  data: Omit<Prisma.UserCreateInput, 'username'>,
): Promise<AccountView> {
  for (const username of deriveUsernames(data)) {
    try {
      return await insert(ctx, { ...data, username })
    } catch (error) {
      await refuseTaken(ctx, { username: undefined, email: data.email })
      if ((await ctx.db.user.count({ where: { username } })) === 0) throw error
    }
  }
  // The last names have so many digits that this is a fault of ours.
  throw new Error('every derived user name is taken')
}

async function insert(ctx: Ctx, data: Prisma.UserCreateInput): Promise<AccountView> {
  return ctx.transaction(async (ctx) => {
    const user = await ctx.db.user.create({ data, select: accountColumns })
    const { id: userId, email } = user
    const linkId = await makeConfirmationLink(ctx, { userId, email })
    await queueMail(ctx, welcomeMail, { to: email, dedupeKey: `welcome:${userId}`, refs: { userId, linkId } })
    return toAccountView(user)
  })
}
