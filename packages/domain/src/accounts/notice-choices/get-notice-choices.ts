import type { NoticeChoices } from '@oficio/contracts/accounts/notice-choices'
import {
  deliveryModeOf,
  type NoticeChannel,
  type NoticeGroupName,
  noticeGroupNames,
  noticeGroups,
} from '@oficio/contracts/kernel/notice-groups'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { choiceColumns, wantsGroup } from '../../kernel/events/choices'
import { findMailReader } from '../../kernel/mail/mail-reader'

/**
 * Returns which notices the account gets by which channels, limited to the notices of its role and the channels of this
 * site.
 */
export async function getNoticeChoices(ctx: Ctx, actor: Actor): Promise<NoticeChoices> {
  const { userId } = requireAccount(actor)
  const { role, email, emailVerifiedAt, hasDailyDigest, ...own } = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { role: true, email: true, emailVerifiedAt: true, hasDailyDigest: true, ...choiceColumns },
  })
  const channels = [...ctx.noticeChannels]
  // Opt-outs by mail links from before the mailbox belonged to the account count too.
  const mutedMails = emailVerifiedAt ? [...(await findMailReader(ctx, email)).muted] : own.mutedMails
  const choices = { ...own, mutedMails }
  const view = (group: NoticeGroupName) => {
    const { label, hint } = noticeGroups[group]
    const channelsBy = (rule: 'chosen' | 'always') =>
      channels.filter((channel) => deliveryModeOf(group, channel) === rule)
    const isWanted = (channel: NoticeChannel) => wantsGroup(choices, group, channel)
    return {
      group,
      label,
      hint,
      open: channelsBy('chosen'),
      wanted: channelsBy('chosen').filter(isWanted),
      always: channelsBy('always'),
    }
  }
  const isFor = (group: NoticeGroupName) =>
    noticeGroups[group].roles.some((roleOfGroup) => roleOfGroup === role)
  return {
    channels,
    groups: noticeGroupNames.filter(isFor).map(view),
    requestMails: role === 'professional' ? (hasDailyDigest ? 'daily' : 'at-once') : null,
    isEmailConfirmed: emailVerifiedAt !== null,
  }
}
