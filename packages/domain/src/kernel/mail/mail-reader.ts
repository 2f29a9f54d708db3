import { createHmac } from 'node:crypto'
import type { MailGroupName } from '@oficio/contracts/kernel/notice-groups'
import type { Ctx } from '../ctx'

/** The reader of a mailbox and their choice of optional mails. */
export interface MailReader {
  /** The account that has proven the mailbox; null without one. */
  userId: string | null
  /** Groups that are switched off by the account, or by a link in a mail to a reader without an account. */
  muted: ReadonlySet<string>
}

/**
 * Returns the hash of a mailbox without an account. It is irreversible without the site's key. So the preference may be
 * kept longer than the request that caused the mails, although the address is erased.
 */
const markOf = ({ tokenSecret }: Pick<Ctx, 'tokenSecret'>, email: string): string =>
  createHmac('sha256', tokenSecret).update(`mailbox|${email.toLowerCase()}`).digest('base64url')

/**
 * Returns the reader of a mailbox. Ignores preferences of an account that has not proven the mailbox, which may be a
 * stranger's.
 */
export const findMailReader = async (ctx: Ctx, email: string): Promise<MailReader> =>
  (await findMailReaders(ctx, [email]))(email)

/** Reads the readers of some mailboxes, and returns the function that gives `findMailReader` of each of them. */
export async function findMailReaders(
  ctx: Ctx,
  emails: readonly string[],
): Promise<(email: string) => MailReader> {
  const users = await ctx.db.user.findMany({
    where: { email: { in: [...emails] }, emailVerifiedAt: { not: null }, closedAt: null },
    select: { id: true, email: true, mutedMails: true },
  })
  const rows = await ctx.db.mutedMailbox.findMany({
    where: { mark: { in: emails.map((email) => markOf(ctx, email)) } },
    select: { mark: true, group: true },
  })
  const userOf = new Map(users.map((user) => [user.email.toLowerCase(), user]))
  return (email) => {
    const user = userOf.get(email.toLowerCase())
    const mark = markOf(ctx, email)
    const mutedHere = rows.filter((row) => row.mark === mark).map(({ group }) => group)
    return { userId: user?.id ?? null, muted: new Set([...(user?.mutedMails ?? []), ...mutedHere]) }
  }
}

/** Records that the reader of a mailbox without an account does not want a group of mails. */
export async function muteMailbox(ctx: Ctx, email: string, group: MailGroupName): Promise<void> {
  await ctx.db.mutedMailbox.createMany({
    data: [{ mark: markOf(ctx, email), group, createdAt: ctx.clock.now() }],
    skipDuplicates: true,
  })
}

/** Reverts `muteMailbox`. */
export async function unmuteMailbox(
  ctx: Ctx,
  email: string,
  groups: readonly MailGroupName[],
): Promise<void> {
  await ctx.db.mutedMailbox.deleteMany({
    where: { mark: markOf(ctx, email), group: { in: [...groups] } },
  })
}
