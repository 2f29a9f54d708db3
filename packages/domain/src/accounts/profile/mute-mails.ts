import type { muteMailsEndpoint } from '@oficio/contracts/accounts/profile'
import type { InputOf } from '@oficio/contracts/endpoint'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'

/** Stores which mails the account does not want. What waits in the outbox goes by it too. */
export async function muteMails(
  ctx: Ctx,
  actor: Actor,
  { muted }: InputOf<typeof muteMailsEndpoint>,
): Promise<{ success: true }> {
  const { userId } = requireAccount(actor)
  await ctx.db.user.update({ where: { id: userId }, data: { mutedMails: [...new Set(muted)] } })
  return { success: true }
}
