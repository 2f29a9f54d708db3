import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import { type Actor, requireAccount } from '../kernel/actor'

/** Returns the professional whose account asks, with what the portal says about it. Throws forbidden. */
export async function ownProfessional(tx: Tx, actor: Actor) {
  const professional = await tx.professional.findUnique({
    where: { userId: requireAccount(actor).userId },
    include: {
      user: { select: { firstName: true } },
      localidad: { select: { nombre: true, provincia: { select: { nombre: true } } } },
      rubros: { select: { rubro: { select: { name: true } } }, orderBy: { rubro: { position: 'asc' } } },
    },
  })
  if (!professional) throw new AppError('forbidden')
  return professional
}
