import { createHmac } from 'node:crypto'
import type { MailGroupName } from '@oficio/contracts/kernel/notice-groups'
import type { Ctx } from '../ctx'

/** Whoever reads a mailbox, as far as mails are concerned that may be switched off. */
export interface MailReader {
  /** The account that has shown that the mailbox is its owner's; null where there is none. */
  userId: string | null
  /** Groups that are switched off: by that account, or by a link in a mail that somebody without one got. */
  muted: ReadonlySet<string>
}

/**
 * Returns by what a mailbox that belongs to no account is known again. Nobody makes an address of it without the site's
 * key: so the wish outlives the request that the mails were about, and no address does.
 */
const markOf = ({ tokenSecret }: Pick<Ctx, 'tokenSecret'>, email: string): string =>
  createHmac('sha256', tokenSecret).update(`mailbox|${email.toLowerCase()}`).digest('base64url')

/** Returns who reads a mailbox. What an account chose that has not proven it counts for nothing: it may be a stranger's. */
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

/** Notes that whoever reads a mailbox, without an account, does not want a group of mails. */
export async function muteMailbox(ctx: Ctx, email: string, group: MailGroupName): Promise<void> {
  await ctx.db.mutedMailbox.createMany({
    data: [{ mark: markOf(ctx, email), group, createdAt: ctx.clock.now() }],
    skipDuplicates: true,
  })
}

/** Takes back what was noted of a mailbox. */
export async function unmuteMailbox(
  ctx: Ctx,
  email: string,
  groups: readonly MailGroupName[],
): Promise<void> {
  await ctx.db.mutedMailbox.deleteMany({
    where: { mark: markOf(ctx, email), group: { in: [...groups] } },
  })
}
