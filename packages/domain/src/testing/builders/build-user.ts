import type { Prisma, User } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { personOf } from './person'

export type UserOverrides = Partial<Prisma.UserUncheckedCreateInput> & {
  /** Without a password, the account cannot log in with one. */
  password?: string
}

/** Stores an account with a confirmed mail address. */
export async function buildUser(
  ctx: Ctx,
  overrides: UserOverrides = {},
): Promise<Omit<User, 'passwordHash'>> {
  const { password, ...fields } = overrides
  const id = fields.id ?? ctx.ids.next()
  const { firstName, lastName, username, email, phone } = personOf(id)
  const now = ctx.clock.now()
  return ctx.db.user.create({
    data: {
      id,
      firstName,
      lastName,
      username,
      email,
      phone,
      passwordHash: password === undefined ? null : await ctx.passwords.hash(password),
      emailVerifiedAt: now,
      createdAt: now,
      ...fields,
    },
  })
}
