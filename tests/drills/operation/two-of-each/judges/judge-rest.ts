import { paths } from '@oficio/contracts/paths'
import { type Comparison, differences } from '../../../support/differences'
import { leftToDo } from '../../../support/left-to-do'
import type { Kills } from '../hour'
import type { MailCount } from '../mail-count'
import type { Town } from '../town'

/** Returns the broken promises about mails, jobs, sessions and the page, in words. */
export async function judgeRest(town: Town, mailed: MailCount, kills: Kills): Promise<string[]> {
  return differences('in all', [
    ['what is left to do', await leftToDo(town.installation.db), []],
    ...(await compareMails(town, mailed, kills)),
    ...(await compareSessions(town)),
    ['the page that was saved last', await isShown(town), true],
  ])
}

/** One mail for one happening; only what a killed worker had in hand may have reached the server twice. */
async function compareMails({ installation }: Town, mailed: MailCount, kills: Kills): Promise<Comparison[]> {
  const mails = await installation.drill.ctx.db.mail.findMany()
  const happenings = new Set(mails.map(({ template, to, refs }) => JSON.stringify([template, to, refs])))
  const sent = mails.filter(({ sentAt }) => sentAt !== null)
  const repeats = [...mailed.values()].reduce((sum, times) => sum + times - 1, 0)
  const known = new Set(mails.map(({ messageId }) => messageId))
  // With the database both workers lose what they had in hand.
  const most = kills.worker + 2 * kills.databaseMs.length
  return [
    ['mails that were not sent', mails.filter((mail) => !mail.sentAt && !mail.skippedAt).length, 0],
    ['mails of one happening', mails.length, happenings.size],
    ['mails that the server never took', sent.filter(({ messageId }) => !mailed.has(messageId)).length, 0],
    ['messages of nobody', [...mailed.keys()].filter((messageId) => !known.has(messageId)), []],
    [`more than ${most} mails repeated`, repeats > most, false],
  ]
}

/** Every session that was opened goes on, and each has changed its token as often as its program was told. */
async function compareSessions({
  installation,
  professionals,
  bookers,
  browsers,
  books,
}: Town): Promise<Comparison[]> {
  const sessions = await installation.drill.ctx.db.session.findMany({ include: { user: true } })
  const of = (username: string) => sessions.filter(({ user }) => user.username === username)
  const alive = (names: readonly string[]) =>
    names.filter((name) => of(name).length !== 1 || of(name).some(({ revokedAt }) => revokedAt !== null))
  const rotations = professionals.map(({ username }) => of(username).map(({ generation }) => generation))
  const first = of(bookers[0]?.username ?? '')[0]?.generation ?? 0
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
  return pages.every((page) => page.includes(books.saved.text))
}
