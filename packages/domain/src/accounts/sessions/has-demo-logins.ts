import type { Tx } from '@oficio/db/client'

/**
 * Returns whether a demo account that allows a login exists, because the passwords of the demo are published. A demo
 * account has an address at a reserved domain (RFC 2606) that was proven at the moment of registration. A stranger can
 * prove such an address only later, so no stranger can make a real site look like a demo.
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
