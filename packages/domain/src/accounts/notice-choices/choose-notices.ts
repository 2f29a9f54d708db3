import type { chooseNoticesEndpoint, NoticeChoices } from '@oficio/contracts/accounts/notice-choices'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { deliveryModeOf, mailGroupNames } from '@oficio/contracts/kernel/notice-groups'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { unmuteMailbox } from '../../kernel/mail/mail-reader'
import { getNoticeChoices } from './get-notice-choices'
import { switchGroups } from './switch-groups'

/**
 * Stores which channels an account wants for which groups of notices (docs/product.md, 'Choosing notices'). Mails that
 * already wait in the outbox follow the new choice. Returns the resulting choice. Throws notice_is_fixed for required
 * notices; forbidden if a non-professional sets how new requests are mailed.
 */
export async function chooseNotices(
  ctx: Ctx,
  actor: Actor,
  { choices, requestMails }: InputOf<typeof chooseNoticesEndpoint>,
): Promise<NoticeChoices> {
  const { userId, role } = requireAccount(actor)
  if (requestMails && role !== 'professional') throw new AppError('forbidden')
  if (
    choices.some(({ group, channel, isWanted }) => !isWanted && deliveryModeOf(group, channel) === 'always')
  )
    throw new AppError('notice_is_fixed')
  await ctx.transaction(async (ctx) => {
    await switchGroups(ctx, userId, choices)
    const { email, emailVerifiedAt } = await ctx.db.user.update({
      where: { id: userId },
      data: requestMails ? { hasDailyDigest: requestMails === 'daily' } : {},
      select: { email: true, emailVerifiedAt: true },
    })
    const isWantedByMail = (name: string) =>
      choices.some(({ group, channel, isWanted }) => isWanted && channel === 'mail' && group === name)
    // Also undo opt-outs by a mail link from before the mailbox belonged to the account.
    if (emailVerifiedAt) await unmuteMailbox(ctx, email, mailGroupNames.filter(isWantedByMail))
  })
  return getNoticeChoices(ctx, actor)
}
