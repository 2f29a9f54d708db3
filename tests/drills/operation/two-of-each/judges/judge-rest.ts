import { paths } from '@oficio/contracts/paths'
import { describeRemainingWork } from '../../../support/describe-remaining-work'
import { type Comparison, differences } from '../../../support/differences'
import type { Kills } from '../hour'
import type { MailCount } from '../mail-count'
import type { Town } from '../town'

/** Returns the broken promises about mails, jobs, sessions and the page, in words. */
export async function judgeRest(town: Town, mailCount: MailCount, kills: Kills): Promise<string[]> {
  return differences('in all', [
    ['what is left to do', await describeRemainingWork(town.installation.db), []],
    ...(await compareMails(town, mailCount, kills)),
    ...(await compareSessions(town)),
    ['the page that was saved last', await isShown(town), true],
  ])
}

/**
 * Checks for one mail per event. The server may have accepted a mail twice only if a worker was killed while sending
 * it.
 */
async function compareMails(
  { installation }: Town,
  mailCount: MailCount,
  kills: Kills,
): Promise<Comparison[]> {
  const mails = await installation.drill.ctx.db.mail.findMany()
  const happenings = new Set(mails.map(({ template, to, refs }) => JSON.stringify([template, to, refs])))
  const sentMails = mails.filter(({ sentAt }) => sentAt !== null)
  const repeats = [...mailCount.values()].reduce((sum, times) => sum + times - 1, 0)
  const knownIds = new Set(mails.map(({ messageId }) => messageId))
  // A kill of the database interrupts both workers.
  const maxRepeats = kills.worker + 2 * kills.databaseMs.length
  return [
    ['mails that were not sent', mails.filter((mail) => !mail.sentAt && !mail.skippedAt).length, 0],
    ['mails of one happening', mails.length, happenings.size],
    [
      'mails that the server never took',
      sentMails.filter(({ messageId }) => !mailCount.has(messageId)).length,
      0,
    ],
    ['messages of nobody', [...mailCount.keys()].filter((messageId) => !knownIds.has(messageId)), []],
    [`more than ${maxRepeats} mails repeated`, repeats > maxRepeats, false],
  ]
}

/** Checks that every opened session is alive, and that its token was rotated as often as its program got an answer. */
async function compareSessions({
  installation,
  professionals,
  bookers,
  browsers,
  books,
}: Town): Promise<Comparison[]> {
  const sessions = await installation.drill.ctx.db.session.findMany({ include: { user: true } })
  const sessionsOf = (username: string) => sessions.filter(({ user }) => user.username === username)
  const alive = (names: readonly string[]) =>
    names.filter(
      (name) => sessionsOf(name).length !== 1 || sessionsOf(name).some(({ revokedAt }) => revokedAt !== null),
    )
  const rotations = professionals.map(({ username }) =>
    sessionsOf(username).map(({ generation }) => generation),
  )
  const first = sessionsOf(bookers[0]?.username ?? '')[0]?.generation ?? 0
  return [
    [
      'accounts whose one session did not go on',
      alive([...professionals.map(({ username }) => username), ...browsers]),
      [],
    ],
    [
      'how often tokens changed',
      rotations,
      professionals.map(({ username }) => [first + (books.rotated.get(username) ?? 0)]),
    ],
  ]
}

async function isShown({ installation, business, books }: Town): Promise<boolean> {
  const pages = await Promise.all(
    [installation.front, ...installation.webs].map(async (origin) =>
      (await fetch(origin + paths.business(business.slug))).text(),
    ),
  )
  return pages.every((page) => page.includes(books.lastSave.text))
}
