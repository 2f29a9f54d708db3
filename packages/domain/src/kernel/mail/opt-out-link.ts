import { type MailGroupName, mailGroupNames } from '@oficio/contracts/kernel/notice-groups'
import { paths } from '@oficio/contracts/paths'
import type { Ctx } from '../ctx'
import { idInLinkToken, isLinkToken, makeLinkToken } from '../link-token'
import { findMailReader, type MailReader } from './mail-reader'

/** What a link switches off: one group of one mailbox. */
interface OptOutLink {
  /** Id of the account that has proven the mailbox, or else of the mail that contains the link. */
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
 * Returns what a token switches off. Returns null for an invalid token, if the account has another mailbox by now, or
 * if the address of the mail was erased.
 */
export async function findOptOut(ctx: Ctx, token: string): Promise<OptOut | null> {
  const id = idInLinkToken(token)
  const email = id && (await findMailbox(ctx, id))
  if (!id || !email) return null
  const group = mailGroupNames.find((group) => isLinkToken(ctx, token, id, meaningOf({ id, email, group })))
  return group ? { email, group, ...(await findMailReader(ctx, email)) } : null
}

/** Returns the mailbox that the account with that id has proven, or else the recipient of the mail with that id. */
async function findMailbox({ db }: Ctx, id: string): Promise<string | undefined> {
  const user = await db.user.findFirst({
    where: { id, closedAt: null, emailVerifiedAt: { not: null } },
    select: { email: true },
  })
  if (user) return user.email
  return (await db.mail.findUnique({ where: { id }, select: { to: true } }))?.to
}
