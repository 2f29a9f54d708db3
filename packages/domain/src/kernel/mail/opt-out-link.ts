import { type MailGroupName, mailGroupNames } from '@oficio/contracts/kernel/notice-groups'
import { paths } from '@oficio/contracts/paths'
import type { Ctx } from '../ctx'
import { idInLinkToken, isLinkToken, makeLinkToken } from '../link-token'
import { findMailReader, type MailReader } from './mail-reader'

/** The content of an opt-out link: it switches off one group of mails for one mailbox. */
interface OptOutLink {
  /**
   * Id of the account that has verified the mailbox. Without such an account: id of the mail that contains the link.
   */
  id: string
  email: string
  group: MailGroupName
}

const meaningOf = ({ id, email, group }: OptOutLink) => `opt-out|${group}|${id}|${email.toLowerCase()}`

/** Returns the address that switches a group of mails off for the reader of that mailbox, without a login. */
export const optOutUrl = (ctx: Ctx, link: OptOutLink): string =>
  new URL(paths.mailOptOut(makeLinkToken(ctx, link.id, meaningOf(link))), ctx.site.origin).href

/** The group that a link switches off, and its current state. */
export interface OptOut extends MailReader {
  email: string
  group: MailGroupName
}

/**
 * Returns the group and mailbox of a token. Returns null for an invalid token, for an account that has changed its
 * mailbox, and for a mail whose address was erased.
 */
export async function findOptOut(ctx: Ctx, token: string): Promise<OptOut | null> {
  const id = idInLinkToken(token)
  const email = id && (await findMailbox(ctx, id))
  if (!id || !email) return null
  const group = mailGroupNames.find((group) => isLinkToken(ctx, token, id, meaningOf({ id, email, group })))
  return group ? { email, group, ...(await findMailReader(ctx, email)) } : null
}

/**
 * Returns the verified mailbox of the account with that id. Without such an account, returns the recipient of the mail
 * with that id.
 */
async function findMailbox({ db }: Ctx, id: string): Promise<string | undefined> {
  const user = await db.user.findFirst({
    where: { id, closedAt: null, emailVerifiedAt: { not: null } },
    select: { email: true },
  })
  if (user) return user.email
  return (await db.mail.findUnique({ where: { id }, select: { to: true } }))?.to
}
