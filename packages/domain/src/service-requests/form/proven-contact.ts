import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import { mailboxProven } from '../../accounts/mailbox/mailbox-proven'
import { isOwnProvenMail } from '../../accounts/mailbox/own-proven-mail'
import { type Actor, identityOf, userIdOf } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { phoneForms } from '../../kernel/text/normalise-phone'
import { isMailedProof } from '../tracking-link'

type RequestWhere = Prisma.ServiceRequestWhereInput

/** A contact in a form that identifies its client. */
export type Contact = { phone: string } | { email: string }

/** Returns the filter for requests with that phone or mail. A phone matches both its mobile and its landline form. */
export const buildContactFilter = (contact: Contact): RequestWhere =>
  'phone' in contact ? { phone: { in: phoneForms(contact.phone) } } : contact

/** Returns the filters for requests that the caller filed, by device or by account. */
export function buildOwnFilters(actor: Actor): RequestWhere[] {
  const { deviceHash, userId } = identityOf(actor)
  return [...(deviceHash ? [{ deviceHash }] : []), ...(userId ? [{ userId }] : [])]
}

/**
 * Returns whether a phone or mail is proven to be the caller's. It is the verified mail of the caller's account, or the
 * caller's device or account filed a request with it that was confirmed by mail.
 */
export async function isProven(tx: Tx, actor: Actor, contact: Contact): Promise<boolean> {
  if ('email' in contact && (await isOwnProvenMail(tx, actor, contact.email))) return true
  const own = buildOwnFilters(actor)
  if (own.length === 0) return false
  const confirmed = await tx.serviceRequest.findFirst({
    where: { ...buildContactFilter(contact), OR: own, confirmedAt: { not: null } },
    select: { id: true },
  })
  return confirmed !== null
}

/** Returns whether the caller has proven any mailbox: the mailbox of the account, or the given one. */
export async function hasProvenMail(tx: Tx, actor: Actor, email: string): Promise<boolean> {
  const userId = userIdOf(actor)
  if (userId !== null) {
    const provenCount = await tx.user.count({ where: { id: userId, emailVerifiedAt: { not: null } } })
    if (provenCount > 0) return true
  }
  return isProven(tx, actor, { email })
}

/**
 * Marks the mail of an account as verified when the owner confirms an own request, in a session of that account, by the
 * button of the mail. Anybody may register with another person's address. That person may press the button for the
 * request in the mail, which vouches for no account. The code alone is no proof either, because it can be guessed in
 * the session of such an account. All other accounts verify their mail by the link of the account.
 */
export async function proveMail(
  ctx: TxCtx,
  actor: Actor,
  request: { id: string; userId: string | null; email: string; codeVersion: number },
  proof: string | undefined,
): Promise<void> {
  const userId = userIdOf(actor)
  if (userId === null || userId !== request.userId) return
  if (proof === undefined || !isMailedProof(ctx, proof, request)) return
  const { count } = await ctx.db.user.updateMany({
    where: { id: userId, email: request.email, emailVerifiedAt: null, closedAt: null },
    data: { emailVerifiedAt: ctx.clock.now() },
  })
  if (count > 0) await mailboxProven(ctx, { userId, email: request.email })
}
