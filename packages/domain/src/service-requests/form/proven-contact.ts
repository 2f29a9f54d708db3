import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import { mailboxProven } from '../../accounts/mailbox/mailbox-proven'
import { isOwnProvenMail } from '../../accounts/mailbox/own-proven-mail'
import { type Actor, identityOf, userIdOf } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { phoneForms } from '../../kernel/text/normalise-phone'
import { isMailedProof } from '../tracking-link'

type Who = Prisma.ServiceRequestWhereInput

/** What of a form says who its client is. */
export type Contact = { phone: string } | { email: string }

/** Returns the requests that name a phone or mail; a phone is one, whether it was said to be mobile or not. */
export const naming = (contact: Contact): Who =>
  'phone' in contact ? { phone: { in: phoneForms(contact.phone) } } : contact

/** Returns the filings of the caller: of their device, or of their account. */
export function ownOf(actor: Actor): Who[] {
  const { deviceHash, userId } = identityOf(actor)
  return [...(deviceHash ? [{ deviceHash }] : []), ...(userId ? [{ userId }] : [])]
}

/**
 * Returns whether a phone or mail is known to be the caller's: it is the proven mail of their account, or their device or
 * account filed with it and the mail confirmed it.
 */
export async function isProven(tx: Tx, actor: Actor, contact: Contact): Promise<boolean> {
  if ('email' in contact && (await isOwnProvenMail(tx, actor, contact.email))) return true
  const own = ownOf(actor)
  if (own.length === 0) return false
  const confirmed = await tx.serviceRequest.findFirst({
    where: { ...naming(contact), OR: own, confirmedAt: { not: null } },
    select: { id: true },
  })
  return confirmed !== null
}

/** Returns whether the caller has shown that a mailbox is theirs: that of their account, or the one that is named. */
export async function hasProvenMail(tx: Tx, actor: Actor, email: string): Promise<boolean> {
  const userId = userIdOf(actor)
  if (userId !== null) {
    const proven = await tx.user.count({ where: { id: userId, emailVerifiedAt: { not: null } } })
    if (proven > 0) return true
  }
  return isProven(tx, actor, { email })
}

/**
 * Remembers that the mailbox of an account is its owner's, when they confirm a request of theirs in a session of that very
 * account by the button of the mail. Anybody may have registered with the address of somebody else, who presses that button
 * for what the mail names and vouches for no account by it; and in such an account's own session the digits of the code may
 * be guessed. Everybody else proves the mail by the link of the account.
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
