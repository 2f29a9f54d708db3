import type { Role } from '@oficio/contracts/access'
import type { Tx } from '@oficio/db/client'

interface PersonKey {
  /** Empty after the erasure. */
  email: string
  answeredById: string | null
}

interface SendersAndAnswerers {
  /** Returns the account with that mail address. The sender has not proven that the address is theirs. */
  accountOf: (person: PersonKey) => { username: string; role: Role } | null
  /** Returns the name of the admin who answered. */
  answererOf: (person: PersonKey) => string | null
}

/** Returns the accounts of the senders and the names of the answering admins, with two queries for a whole page. */
export async function findSendersAndAnswerers(
  tx: Tx,
  all: readonly PersonKey[],
): Promise<SendersAndAnswerers> {
  const emails = all.map(({ email }) => email).filter((email) => email !== '')
  const adminIds = all.map(({ answeredById }) => answeredById).filter((id) => id !== null)
  const [accounts, admins] = await Promise.all([
    tx.user.findMany({
      where: { email: { in: emails }, closedAt: null },
      select: { email: true, username: true, role: true },
    }),
    tx.user.findMany({
      where: { id: { in: adminIds } },
      select: { id: true, firstName: true, lastName: true },
    }),
  ])
  const accountOf = new Map(accounts.map(({ email, ...account }) => [email.toLowerCase(), account]))
  const nameOf = new Map(admins.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
  return {
    accountOf: ({ email }) => accountOf.get(email.toLowerCase()) ?? null,
    answererOf: ({ answeredById }) => nameOf.get(answeredById ?? '') ?? null,
  }
}
