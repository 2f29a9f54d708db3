import { type MailGroupName, mailGroupNames } from '@oficio/contracts/kernel/mail-groups'
import { paths } from '@oficio/contracts/paths'
import type { Ctx } from '../ctx'
import { idInLinkToken, isLinkToken, makeLinkToken } from '../link-token'

/** Who may switch off what: a link to another mailbox, or for another group, is another one. */
interface OptOut {
  userId: string
  email: string
  group: MailGroupName
}

const meaningOf = ({ userId, email, group }: OptOut) => `opt-out|${group}|${userId}|${email.toLowerCase()}`

/** Returns the address that switches a group of mails off for the account with that mailbox, without a login. */
export const optOutUrl = (ctx: Ctx, optOut: OptOut): string =>
  new URL(paths.mailOptOut(makeLinkToken(ctx, optOut.userId, meaningOf(optOut))), ctx.site.origin).href

/**
 * Returns what a token switches off, or null for one that is not ours, or was mailed to another address than the account
 * has now. Only whoever has shown that the mailbox is theirs may switch off what is mailed there.
 */
export async function findOptOut(ctx: Ctx, token: string): Promise<(OptOut & { isMuted: boolean }) | null> {
  const id = idInLinkToken(token)
  if (id === null) return null
  const user = await ctx.db.user.findFirst({
    where: { id, closedAt: null, emailVerifiedAt: { not: null } },
    select: { email: true, mutedMails: true },
  })
  if (!user) return null
  const { email, mutedMails } = user
  const group = mailGroupNames.find((group) =>
    isLinkToken(ctx, token, id, meaningOf({ userId: id, email, group })),
  )
  return group ? { userId: id, email, group, isMuted: mutedMails.includes(group) } : null
}
