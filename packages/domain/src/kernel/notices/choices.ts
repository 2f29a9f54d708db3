import {
  groupOfKind,
  type NoticeChannel,
  type NoticeGroupName,
  toldBy,
} from '@oficio/contracts/kernel/notice-groups'
import type { NoticeKind } from '@oficio/contracts/kernel/notice-kinds'
import type { User } from '@oficio/db/generated/client'
import type { Ctx } from '../ctx'

/** Columns with the groups that the owner of an account switched off, by channel. */
const mutedBy = {
  mail: 'mutedMails',
  site: 'mutedNotices',
  push: 'mutedPushes',
} as const satisfies Record<NoticeChannel, keyof User>

/** Columns of an account that hold its owner's preferences. */
export const choiceColumns = { mutedMails: true, mutedNotices: true, mutedPushes: true } as const
type Choices = Pick<User, keyof typeof choiceColumns>

/** Returns whether a channel delivers a group: by the owner's choice, or because it cannot be switched off. */
export function wantsGroup(choices: Choices, group: NoticeGroupName, channel: NoticeChannel): boolean {
  const delivery = toldBy(group, channel)
  return delivery === 'always' || (delivery === 'chosen' && !choices[mutedBy[channel]].includes(group))
}

/** Returns whether a channel delivers that kind of notification. */
export const wantsNotice = (choices: Choices, kind: NoticeKind, channel: NoticeChannel): boolean =>
  wantsGroup(choices, groupOfKind[kind], channel)

/** Returns the preferences of accounts by account id. */
export async function readChoices(
  { db }: Pick<Ctx, 'db'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Choices>> {
  const users = await db.user.findMany({
    where: { id: { in: [...new Set(userIds)] } },
    select: { id: true, ...choiceColumns },
  })
  return new Map(users.map(({ id, ...choices }) => [id, choices]))
}
