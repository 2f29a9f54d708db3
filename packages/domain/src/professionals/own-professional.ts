import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { Prisma, Professional } from '@oficio/db/generated/client'
import { type Actor, isAdmin, requireAccount } from '../kernel/actor'

type Include = Prisma.ProfessionalInclude
type OwnProfessional<I extends Include> = Prisma.ProfessionalGetPayload<{ include: I }>

export const withMail = { user: { select: { email: true } } } as const satisfies Include

/** The town and the rubros of a professional, for display. */
export const withPlaceAndRubros = {
  localidad: { select: { nombre: true, provincia: { select: { nombre: true } } } },
  rubros: { select: { rubro: { select: { name: true } } }, orderBy: { rubro: { position: 'asc' } } },
} as const satisfies Include

/** Returns the calling professional with the parts in `include`; null if the caller is not a professional. */
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
  // The result has the parts in `include`, but Prisma's type only knows that they are possible.
  return professional as OwnProfessional<I> | null
}

/**
 * Returns the calling professional. Throws unauthenticated without an account, and forbidden if the account is not a
 * professional's.
 */
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
 * Returns the professional `id` to themselves and to admins; without `id`, the calling professional. Throws not_found
 * for another professional's id, and the errors of `ownProfessional`.
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
