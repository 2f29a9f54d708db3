import type { optOutEndpoint } from '@oficio/contracts/accounts/opt-out'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { muteMailbox, unmuteMailbox } from '../../kernel/mail/mail-reader'
import { findOptOut, type OptOut } from '../../kernel/mail/opt-out-link'
import { switchGroups } from './switch-groups'

type Input = InputOf<typeof optOutEndpoint>

/**
 * Turns off a group of mails by the link in each of them. Needs no login, because mail programs call it for their
 * readers. Idempotent. Throws opt_out_invalid.
 */
export async function optOut(ctx: Ctx, _actor: Actor, { token }: Input): Promise<{ success: true }> {
  const optOut = await requireOptOut(ctx, token)
  if (optOut.userId) await switchMails(ctx, optOut.userId, optOut, false)
  else await muteMailbox(ctx, optOut.email, optOut.group)
  return { success: true }
}

/** Turns the group of mails on again by the same link. Throws opt_out_invalid. */
export async function undoOptOut(ctx: Ctx, _actor: Actor, { token }: Input): Promise<{ success: true }> {
  const optOut = await requireOptOut(ctx, token)
  await ctx.transaction(async (ctx) => {
    if (optOut.userId) await switchMails(ctx, optOut.userId, optOut, true)
    await unmuteMailbox(ctx, optOut.email, [optOut.group])
  })
  return { success: true }
}

const switchMails = (ctx: Ctx, userId: string, { group }: OptOut, isWanted: boolean): Promise<void> =>
  switchGroups(ctx, userId, [{ group, channel: 'mail', isWanted }])

async function requireOptOut(ctx: Ctx, token: string): Promise<OptOut> {
  const optOut = await findOptOut(ctx, token)
  if (!optOut) throw new AppError('opt_out_invalid')
  return optOut
}
