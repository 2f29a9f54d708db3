import type { AccountView } from '@oficio/contracts/accounts/account-view'
import type { registerEndpoint } from '@oficio/contracts/accounts/endpoints'
import type { InputOf } from '@oficio/contracts/endpoint'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { refuseTaken, refuseTakenOnConflict } from '../unique-fields'
import { insertAccount, newAccountRow } from './insert-account'
import { withFreeUsername } from './with-free-username'

/**
 * Creates an account with the role `user`, because nobody may choose their own role. Derives a username from the name
 * if none was chosen. Throws username_taken or email_taken with the field, also if two equal registrations race. Throws
 * password_too_common for an easy password.
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
  return wantedUsername === undefined ? withFreeUsername(data, insert) : insert(wantedUsername)
}
