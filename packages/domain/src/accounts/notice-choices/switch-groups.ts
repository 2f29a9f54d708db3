import type { NoticeChoice } from '@oficio/contracts/accounts/notice-choices'
import type { NoticeChannel } from '@oficio/contracts/kernel/notice-groups'
import { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'

/**
 * Turns the given groups on or off and leaves all other groups as they are, even if another call changes them
 * concurrently. A page opened earlier, or the link of a mail, does not know their current state. If `choices` names a
 * switch twice, the last choice wins.
 */
export async function switchGroups(
  { db }: Pick<Ctx, 'db'>,
  userId: string,
  choices: readonly NoticeChoice[],
): Promise<void> {
  if (choices.length === 0) return
  const last = new Map(choices.map((choice) => [`${choice.channel} ${choice.group}`, choice]))
  const changed = (channel: NoticeChannel, column: Prisma.Sql) => {
    const channelChoices = [...last.values()].filter((choice) => choice.channel === channel)
    const groupsOf = (isOn: boolean) =>
      channelChoices.filter(({ isWanted }) => isWanted === isOn).map(({ group }) => group)
    return Prisma.sql`${column} = ARRAY(SELECT DISTINCT name FROM unnest(${column} || ${groupsOf(false)}::text[]) name
      WHERE name <> ALL (${groupsOf(true)}::text[]))`
  }
  await db.$executeRaw`UPDATE users SET
    ${changed('mail', Prisma.sql`muted_mails`)},
    ${changed('site', Prisma.sql`muted_notices`)},
    ${changed('push', Prisma.sql`muted_pushes`)}
    WHERE id = ${userId}::uuid`
}
