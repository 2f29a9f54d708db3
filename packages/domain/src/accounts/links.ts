import type { AccountLink, AccountLinkKind } from '@oficio/db/generated/client'
import { addMinutes } from 'date-fns'
import type { Ctx, TxCtx } from '../kernel/ctx'
import { idInLinkToken, isLinkToken, makeLinkToken } from '../kernel/link-token'

const meaningOf = ({ id, kind }: Pick<AccountLink, 'id' | 'kind'>) => `account|${kind}|${id}`

/** Returns the secret part of a link's address. */
export const accountLinkToken = (ctx: Ctx, link: Pick<AccountLink, 'id' | 'kind'>): string =>
  makeLinkToken(ctx, link.id, meaningOf(link))

/** Stores a link for the given mailbox. Returns its id, from which the mail is built. */
export async function makeAccountLink(
  ctx: TxCtx,
  { minutes, ...link }: { userId: string; kind: AccountLinkKind; email: string; minutes: number },
): Promise<string> {
  const id = ctx.ids.next()
  const createdAt = ctx.clock.now()
  await ctx.db.accountLink.create({
    data: { id, ...link, createdAt, expiresAt: addMinutes(createdAt, minutes) },
  })
  return id
}

/** Returns the link of a token, with its account. Returns null for a forged token or a closed account. */
export async function findAccountLink(ctx: Ctx, kind: AccountLinkKind, token: string) {
  const id = idInLinkToken(token)
  if (id === null || !isLinkToken(ctx, token, id, meaningOf({ id, kind }))) return null
  return ctx.db.accountLink.findFirst({
    where: { id, kind, user: { closedAt: null } },
    include: { user: { select: { id: true, email: true, username: true, emailVerifiedAt: true } } },
  })
}

/** Returns whether a link is still valid: unused, not expired, and its mailbox is still the mailbox of the account. */
export const isLinkAlive = (
  {
    closedAt,
    expiresAt,
    email,
    user,
  }: Pick<AccountLink, 'closedAt' | 'expiresAt' | 'email'> & {
    user: { email: string }
  },
  now: Date,
): boolean => closedAt === null && expiresAt > now && email.toLowerCase() === user.email.toLowerCase()

/**
 * Marks a link as used. Returns false if the link was used or expired in the meantime. Locks the account, so that of
 * two concurrent uses only the first succeeds.
 */
export async function closeAccountLink(
  ctx: TxCtx,
  { id, userId, kind, email }: Pick<AccountLink, 'id' | 'userId' | 'kind' | 'email'>,
): Promise<boolean> {
  await lockAccount(ctx, userId)
  const closedAt = ctx.clock.now()
  const { count } = await ctx.db.accountLink.updateMany({
    where: {
      id,
      closedAt: null,
      expiresAt: { gt: closedAt },
      user: { closedAt: null, ...(kind === 'password_reset' && { email }) },
    },
    data: { closedAt },
  })
  return count === 1
}

/** Invalidates the open links of an account: all links, or only links of one kind or to one mailbox. */
export async function closeAccountLinks(
  ctx: TxCtx,
  linkFilter: { userId: string; kind?: AccountLinkKind; email?: string },
): Promise<void> {
  await ctx.db.accountLink.updateMany({
    where: { ...linkFilter, closedAt: null },
    data: { closedAt: ctx.clock.now() },
  })
}

/** Invalidates the links that would move the account to another address. Links to its current address stay valid. */
export async function closeWishes(ctx: TxCtx, { id, email }: { id: string; email: string }): Promise<void> {
  await ctx.db.accountLink.updateMany({
    where: { userId: id, kind: 'email_confirmation', closedAt: null, email: { not: email } },
    data: { closedAt: ctx.clock.now() },
  })
}

/**
 * Locks the account until the transaction ends. Every change to how an account logs in takes this lock, so such changes
 * run one after another.
 */
export async function lockAccount(ctx: TxCtx, userId: string): Promise<void> {
  await ctx.db.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`
}
