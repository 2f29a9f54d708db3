import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { Professional } from '@oficio/db/generated/client'
import { type Actor, isAdmin, requireAccount, userIdOf } from '../../kernel/actor'

/** Returns the caller's own professional with the address of the account. Throws forbidden. */
export async function ownSubscriber(
  tx: Tx,
  actor: Actor,
): Promise<Professional & { user: { email: string } }> {
  const professional = await tx.professional.findUnique({
    where: { userId: requireAccount(actor).userId },
    include: { user: { select: { email: true } } },
  })
  if (!professional) throw new AppError('forbidden')
  return professional
}

/** Returns the caller's own professional, or for an admin any. Throws forbidden, not_found. */
export async function findProfessional(tx: Tx, actor: Actor, id: string | undefined): Promise<Professional> {
  if (id === undefined) return ownSubscriber(tx, actor)
  const professional = await tx.professional.findUnique({ where: { id } })
  const isVisible = isAdmin(actor) || professional?.userId === userIdOf(actor)
  if (!professional || !isVisible) throw new AppError('not_found')
  return professional
}
