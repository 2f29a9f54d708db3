import type { muteMailsEndpoint } from '@oficio/contracts/accounts/profile'
import type { InputOf } from '@oficio/contracts/endpoint'
import type { MailGroupName } from '@oficio/contracts/kernel/mail-groups'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'

/** Stores whether the account wants a group of mails. What waits in the outbox goes by it too. */
export async function muteMails(
  ctx: Ctx,
  actor: Actor,
  { group, isMuted }: InputOf<typeof muteMailsEndpoint>,
): Promise<{ success: true }> {
  const { userId } = requireAccount(actor)
  await muteGroup(ctx, { userId, group, isMuted })
  return { success: true }
}

interface Muting {
  userId: string
  group: MailGroupName
  isMuted: boolean
}

/**
 * Switches one group, whatever becomes of the others at the same moment: a page that was opened before, or the link of
 * a mail, knows nothing of them.
 */
export async function muteGroup({ db }: Ctx, { userId, group, isMuted }: Muting): Promise<void> {
  await (isMuted
    ? db.$executeRaw`UPDATE users SET muted_mails = array_append(muted_mails, ${group}::text)
        WHERE id = ${userId}::uuid AND NOT muted_mails @> ARRAY[${group}::text]`
    : db.$executeRaw`UPDATE users SET muted_mails = array_remove(muted_mails, ${group}::text) WHERE id = ${userId}::uuid`)
}
