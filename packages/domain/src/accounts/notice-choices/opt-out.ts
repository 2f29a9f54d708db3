import type { optOutEndpoint } from '@oficio/contracts/accounts/opt-out'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findOptOut } from '../../kernel/mail/opt-out-link'
import { muteGroup } from './mute-mails'

/**
 * Switches a group of mails off by the link that stands in each of them, whoever sends it: mail programs do so for their
 * readers. Doing it again changes nothing. Throws opt_out_invalid.
 */
export async function optOut(
  ctx: Ctx,
  _actor: Actor,
  { token }: InputOf<typeof optOutEndpoint>,
): Promise<{ success: true }> {
  const found = await findOptOut(ctx, token)
  if (!found) throw new AppError('opt_out_invalid')
  const { userId, group } = found
  await muteGroup(ctx, { userId, group, isMuted: true })
  return { success: true }
}
