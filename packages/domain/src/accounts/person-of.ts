import type { Ctx } from '../kernel/ctx'
import type { Person } from '../kernel/personal-data'

/** The user id of a person without an account. It matches no row. */
const nobodyId = '00000000-0000-0000-0000-000000000000'

/** Returns the keys by which the records of a mailbox's owner are found, with or without an account. */
export async function personOfMailbox({ db }: Pick<Ctx, 'db'>, email: string): Promise<Person> {
  const account = await db.user.findFirst({ where: { email, closedAt: null }, select: { id: true } })
  return { userId: account?.id ?? nobodyId, email, address: email }
}

/**
 * Returns the keys by which the records of an account's owner are found. `email` is null until the mailbox is proven;
 * both addresses are null for a closed account.
 */
export async function personOf(ctx: Pick<Ctx, 'db'>, userId: string): Promise<Person> {
  const { email, emailVerifiedAt, closedAt } = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, emailVerifiedAt: true, closedAt: true },
  })
  const address = closedAt ? null : email
  return { userId, address, email: emailVerifiedAt ? address : null }
}
