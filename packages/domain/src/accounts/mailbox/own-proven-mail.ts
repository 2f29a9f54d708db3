import type { Tx } from '@oficio/db/client'
import { type Actor, userIdOf } from '../../kernel/actor'

/**
 * Returns whether an address is the proven address of the caller's account. A session alone proves nothing, because
 * anybody may register with any address.
 */
export async function isOwnProvenMail(tx: Tx, actor: Actor, email: string): Promise<boolean> {
  const userId = userIdOf(actor)
  if (userId === null) return false
  return (await tx.user.count({ where: { id: userId, email, emailVerifiedAt: { not: null } } })) > 0
}
