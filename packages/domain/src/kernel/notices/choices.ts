import {
  groupOfKind,
  type NoticeChannel,
  type NoticeGroupName,
  toldBy,
} from '@oficio/contracts/kernel/notice-groups'
import type { NoticeKind } from '@oficio/contracts/kernel/notice-kinds'
import type { User } from '@oficio/db/generated/client'
import type { Ctx } from '../ctx'

/** Where an account keeps the groups that its owner does not want, by channel. */
const mutedBy = {
  mail: 'mutedMails',
  site: 'mutedNotices',
  push: 'mutedPushes',
} as const satisfies Record<NoticeChannel, keyof User>

/** What is read of an account to know what its owner wants. */
export const choiceColumns = { mutedMails: true, mutedNotices: true, mutedPushes: true } as const
type Choices = Pick<User, keyof typeof choiceColumns>

/** Returns whether a group is to be told by a channel, whose owner chose so or cannot switch it off. */
export function wantsGroup(choices: Choices, group: NoticeGroupName, channel: NoticeChannel): boolean {
  const told = toldBy(group, channel)
  return told === 'always' || (told === 'chosen' && !choices[mutedBy[channel]].includes(group))
}

/** Returns whether a notice of that kind is to be told by a channel. */
export const wantsNotice = (choices: Choices, kind: NoticeKind, channel: NoticeChannel): boolean =>
  wantsGroup(choices, groupOfKind[kind], channel)

/** Returns what the owners of accounts chose, by the ids of the accounts. */
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
