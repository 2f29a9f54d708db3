import type { Ctx } from '../kernel/ctx'
import type { Person } from '../kernel/personal-data'

/** Returns by what the things of an account's owner are known as theirs. */
export async function personOf(ctx: Pick<Ctx, 'db'>, userId: string): Promise<Person> {
  const { email, emailVerifiedAt, closedAt } = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, emailVerifiedAt: true, closedAt: true },
  })
  const address = closedAt ? null : email
  return { userId, address, email: emailVerifiedAt ? address : null }
}
