import {
  deliveryModeOf,
  type NoticeChannel,
  type NoticeGroupName,
} from '@oficio/contracts/kernel/notice-groups'
import type { User } from '@oficio/db/generated/client'

/** Columns of an account that list what its owner switched off. */
export const choiceColumns = {
  mutedMails: true,
  mutedNotices: true,
  mutedPushes: true,
  mutedElsewhere: true,
} as const
type ChoiceColumn = keyof typeof choiceColumns
export type Choices = Pick<User, ChoiceColumn>

/** Channels with a column of their own, which lists groups. All other channels share `mutedElsewhere`. */
const ownColumns: Partial<Record<NoticeChannel, ChoiceColumn>> = {
  mail: 'mutedMails',
  site: 'mutedNotices',
  push: 'mutedPushes',
}

/** Returns the column and the entry by which an account switches a group off for a channel. */
export function placeOfChoice(
  channel: NoticeChannel,
  group: NoticeGroupName,
): { column: ChoiceColumn; entry: string } {
  const column = ownColumns[channel]
  return column ? { column, entry: group } : { column: 'mutedElsewhere', entry: `${channel}:${group}` }
}

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
  const delivery = deliveryModeOf(group, channel)
  const { column, entry } = placeOfChoice(channel, group)
  return delivery === 'always' || (delivery === 'chosen' && !choices[column].includes(entry))
}
