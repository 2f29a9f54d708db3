import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { Prisma, Professional } from '@oficio/db/generated/client'
import { type Actor, isAdmin, requireAccount } from '../kernel/actor'

type Include = Prisma.ProfessionalInclude
type OwnProfessional<I extends Include> = Prisma.ProfessionalGetPayload<{ include: I }>

export const withMail = { user: { select: { email: true } } } as const satisfies Include

/** What people read of where and at what a professional works. */
export const withPlaceAndRubros = {
  localidad: { select: { nombre: true, provincia: { select: { nombre: true } } } },
  rubros: { select: { rubro: { select: { name: true } } }, orderBy: { rubro: { position: 'asc' } } },
} as const satisfies Include

/** Returns the professional whose account asks, with what `include` names, or null for anybody who is none. */
export async function findOwnProfessional<I extends Include = Record<never, never>>(
  tx: Tx,
  actor: Actor,
  include?: I,
): Promise<OwnProfessional<I> | null> {
  if (actor.kind !== 'account' || actor.role !== 'professional') return null
  const professional = await tx.professional.findUnique({
    where: { userId: actor.userId },
    ...(include && { include }),
  })
  // It has the parts that were asked for; Prisma only sees that some may have been.
  return professional as OwnProfessional<I> | null
}

/** Returns the same. Throws unauthenticated without an account, forbidden where it is no professional's. */
export async function ownProfessional<I extends Include = Record<never, never>>(
  tx: Tx,
  actor: Actor,
  include?: I,
): Promise<OwnProfessional<I>> {
  const professional = await findOwnProfessional(tx, requireAccount(actor), include)
  if (!professional) throw new AppError('forbidden')
  return professional
}

/**
 * Returns the professional that is named, to themselves and to admins, or the caller's own where none is. Throws
 * not_found for another's, and what `ownProfessional` throws.
 */
export async function visibleProfessional(
  tx: Tx,
  actor: Actor,
  id: string | undefined,
): Promise<Professional> {
  if (id === undefined) return ownProfessional(tx, actor)
  const professional = isAdmin(actor)
    ? await tx.professional.findUnique({ where: { id } })
    : await findOwnProfessional(tx, actor)
  if (professional?.id !== id) throw new AppError('not_found')
  return professional
}
