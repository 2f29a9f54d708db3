import type { Ctx } from '../kernel/ctx'
import type { Person } from '../kernel/personal-data'

/** Nobody's id: it finds nothing of an account's where there is none. */
const nobodyId = '00000000-0000-0000-0000-000000000000'

/** Returns by what the things of a mailbox's owner are known as theirs, with an account or without. */
export async function personOfMailbox({ db }: Pick<Ctx, 'db'>, email: string): Promise<Person> {
  const account = await db.user.findFirst({ where: { email, closedAt: null }, select: { id: true } })
  return { userId: account?.id ?? nobodyId, email, address: email }
}

/** Returns by what the things of an account's owner are known as theirs. */
export async function personOf(ctx: Pick<Ctx, 'db'>, userId: string): Promise<Person> {
  const { email, emailVerifiedAt, closedAt } = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, emailVerifiedAt: true, closedAt: true },
  })
  const address = closedAt ? null : email
  return { userId, address, email: emailVerifiedAt ? address : null }
}
