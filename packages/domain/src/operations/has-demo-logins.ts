import type { Db } from '@oficio/db/client'

/**
 * Returns whether the database has accounts of the demo, whose passwords are published, that somebody can log in to.
 * They are told by addresses of a domain that belongs to nobody (RFC 2606) and count as proved: whoever registers with
 * such an address proves nothing, so no stranger can make a real site look like a demo.
 */
export async function hasDemoLogins({ db }: { db: Db }): Promise<boolean> {
  const login = await db.user.findFirst({
    where: {
      email: { endsWith: '@example.com' },
      emailVerifiedAt: { not: null },
      passwordHash: { not: null },
      closedAt: null,
    },
    select: { id: true },
  })
  return login !== null
}
