import { type NoticeChannel, type NoticeGroupName, toldBy } from '@oficio/contracts/kernel/notice-groups'
import type { User } from '@oficio/db/generated/client'

/** The column for each channel that holds the groups the owner of the account switched off. */
const mutedBy = {
  mail: 'mutedMails',
  site: 'mutedNotices',
  push: 'mutedPushes',
} as const satisfies Record<NoticeChannel, keyof User>

/** Columns of an account that hold its owner's preferences. */
export const choiceColumns = { mutedMails: true, mutedNotices: true, mutedPushes: true } as const
type Choices = Pick<User, keyof typeof choiceColumns>

/**
 * Returns whether a channel delivers a group to the account: it cannot be switched off, or the owner has not switched
 * it off.
 */
export function wantsGroup(
  choices: Choices,
  group: NoticeGroupName | undefined,
  channel: NoticeChannel,
): boolean {
  if (!group) return true
  const delivery = toldBy(group, channel)
  return delivery === 'always' || (delivery === 'chosen' && !choices[mutedBy[channel]].includes(group))
}
