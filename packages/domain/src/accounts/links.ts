import type { AccountLink, AccountLinkKind } from '@oficio/db/generated/client'
import { addMinutes } from 'date-fns'
import type { Ctx, TxCtx } from '../kernel/ctx'
import { idInLinkToken, isLinkToken, makeLinkToken } from '../kernel/link-token'

const meaningOf = ({ id, kind }: Pick<AccountLink, 'id' | 'kind'>) => `account|${kind}|${id}`

/** Returns the secret part of a link's address. */
export const accountLinkToken = (ctx: Ctx, link: Pick<AccountLink, 'id' | 'kind'>): string =>
  makeLinkToken(ctx, link.id, meaningOf(link))

/** Writes a link for the mailbox that is named; returns its id, which its mail is made from. */
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

/** Returns the link that a token opens, with the account that it belongs to, or null for a token that is not ours. */
export async function findAccountLink(ctx: Ctx, kind: AccountLinkKind, token: string) {
  const id = idInLinkToken(token)
  if (id === null || !isLinkToken(ctx, token, id, meaningOf({ id, kind }))) return null
  return ctx.db.accountLink.findFirst({
    where: { id, kind, user: { closedAt: null } },
    include: { user: { select: { id: true, email: true, username: true, emailVerifiedAt: true } } },
  })
}

/** Whether a link still opens what it is for: it was not used, is not over, and its mailbox is the account's. */
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
 * Uses a link up. Returns false when it does not hold any more since a moment ago. The account's row is locked, so that
 * of two links one is used, and the other finds itself void.
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

/** Makes links of an account void: all, or those of a kind or to a mailbox. */
export async function closeAccountLinks(
  ctx: TxCtx,
  linkFilter: { userId: string; kind?: AccountLinkKind; email?: string },
): Promise<void> {
  await ctx.db.accountLink.updateMany({
    where: { ...linkFilter, closedAt: null },
    data: { closedAt: ctx.clock.now() },
  })
}

/** Takes back that the account is to get another address. Links to its own go on. */
export async function closeWishes(ctx: TxCtx, { id, email }: { id: string; email: string }): Promise<void> {
  await ctx.db.accountLink.updateMany({
    where: { userId: id, kind: 'email_confirmation', closedAt: null, email: { not: email } },
    data: { closedAt: ctx.clock.now() },
  })
}

/** Makes changes to how an account is entered wait for each other until the transaction ends. */
export async function lockAccount(ctx: TxCtx, userId: string): Promise<void> {
  await ctx.db.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`
}
