import type { AccountView } from '@oficio/contracts/accounts/account-view'
import type { registerEndpoint } from '@oficio/contracts/accounts/endpoints'
import type { InputOf } from '@oficio/contracts/endpoint'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { refuseTaken, refuseTakenOnConflict } from '../taken'
import { insertAccount, newAccountRow } from './insert-account'
import { underFreeName } from './under-free-name'

/**
 * Makes an account with the role user, whatever was sent: nobody gives themselves another one. Who chooses no user name
 * gets one made of their name. Throws username_taken or email_taken, naming the field, also when two equal
 * registrations race; password_too_common for a password that programs try first.
 */
export async function register(
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof registerEndpoint>,
): Promise<AccountView> {
  const { email } = input
  const wantedUsername = input.username?.normalize('NFC')
  await refuseTaken(ctx, { username: wantedUsername, email })
  const data = await newAccountRow(ctx, { ...input, username: wantedUsername }, 'user')
  const insert = (username: string) =>
    insertAccount(ctx, actor, { ...data, username }).catch((error: unknown) =>
      refuseTakenOnConflict(ctx, { username: wantedUsername, email }, error),
    )
  return wantedUsername === undefined ? underFreeName(data, insert) : insert(wantedUsername)
}
