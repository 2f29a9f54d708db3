import type { Tx } from '@oficio/db/client'

/**
 * Returns whether the database has accounts of the demo, whose passwords are published, that still allow a login.
 * They are recognised by addresses of a domain that belongs to nobody (RFC 2606) and that count as proven since the
 * account was made: a stranger who registers with such an address can prove it later at best, by guessing a code, so
 * no stranger can make a real site look like a demo.
 */
export async function hasDemoLogins({ db }: { db: Tx }): Promise<boolean> {
  const login = await db.user.findFirst({
    where: {
      email: { endsWith: '@example.com' },
      emailVerifiedAt: { equals: db.user.fields.createdAt },
      passwordHash: { not: null },
      closedAt: null,
    },
    select: { id: true },
  })
  return login !== null
}
