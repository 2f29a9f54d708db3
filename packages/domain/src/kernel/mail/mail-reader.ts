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
export async function findMailReader(ctx: Ctx, email: string): Promise<MailReader> {
  const user = await ctx.db.user.findFirst({
    where: { email, emailVerifiedAt: { not: null }, closedAt: null },
    select: { id: true, mutedMails: true },
  })
  const rows = await ctx.db.mutedMailbox.findMany({
    where: { mark: markOf(ctx, email) },
    select: { group: true },
  })
  return {
    userId: user?.id ?? null,
    muted: new Set([...(user?.mutedMails ?? []), ...rows.map(({ group }) => group)]),
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
