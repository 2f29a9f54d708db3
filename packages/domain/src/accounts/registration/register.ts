import type { AccountView } from '@oficio/contracts/accounts/account-view'
import type { registerEndpoint } from '@oficio/contracts/accounts/endpoints'
import type { InputOf } from '@oficio/contracts/endpoint'
import type { Prisma } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { refuseTaken, refuseTakenOnConflict } from '../taken'
import { deriveUsernames } from './derive-username'
import { insertAccount, newAccountRow } from './insert-account'

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
  const { email } = input
  const chosen = input.username?.normalize('NFC')
  await refuseTaken(ctx, { username: chosen, email })
  const data = await newAccountRow(ctx, { ...input, username: chosen }, 'user')
  if (chosen === undefined) return insertUnderFreeName(ctx, data)
  const account = { username: chosen, email }
  return insertAccount(ctx, { ...data, ...account }).catch((error: unknown) =>
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
      return await insertAccount(ctx, { ...data, username })
    } catch (error) {
      await refuseTaken(ctx, { username: undefined, email: data.email })
      if ((await ctx.db.user.count({ where: { username } })) === 0) throw error
    }
  }
  // The last names have so many digits that this is a fault of ours.
  throw new Error('every derived user name is taken')
}
