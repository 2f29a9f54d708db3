import type { NoticeChoice } from '@oficio/contracts/accounts/notice-choices'
import { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { type Choices, placeOfChoice } from '../../kernel/events/choices'

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
  const switches = choices.map(({ channel, group, isWanted }) => ({
    ...placeOfChoice(channel, group),
    isWanted,
  }))
  const last = new Map(switches.map((change) => [`${change.column} ${change.entry}`, change]))
  const changed = (name: keyof Choices, column: Prisma.Sql) => {
    const changes = [...last.values()].filter((change) => change.column === name)
    const entriesOf = (isOn: boolean) =>
      changes.filter(({ isWanted }) => isWanted === isOn).map(({ entry }) => entry)
    return Prisma.sql`${column} = ARRAY(SELECT DISTINCT name FROM unnest(${column} || ${entriesOf(false)}::text[]) name
      WHERE name <> ALL (${entriesOf(true)}::text[]))`
  }
  await db.$executeRaw`UPDATE users SET
    ${changed('mutedMails', Prisma.sql`muted_mails`)},
    ${changed('mutedNotices', Prisma.sql`muted_notices`)},
    ${changed('mutedPushes', Prisma.sql`muted_pushes`)},
    ${changed('mutedElsewhere', Prisma.sql`muted_elsewhere`)}
    WHERE id = ${userId}::uuid`
}
