import type { ResponseOf } from '@oficio/contracts/endpoint'
import type { getOwnProfessionalEndpoint } from '@oficio/contracts/professionals/own-professional'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { isAvailableAt } from '../../professionals/availability/is-available'
import { ownProfessional } from '../../professionals/own-professional'

const parts = {
  user: { select: { firstName: true, lastName: true } },
  localidad: { select: { nombre: true, provincia: { select: { nombre: true } } } },
  rubros: {
    select: { rubro: { select: { id: true, name: true } } },
    orderBy: { rubro: { position: 'asc' } },
  },
} as const

/** Returns the caller's own professional, in whatever status. Throws unauthenticated, forbidden. */
export async function getOwnProfessional(
  ctx: Ctx,
  actor: Actor,
): Promise<ResponseOf<typeof getOwnProfessionalEndpoint>> {
  const found = await ownProfessional(ctx.db, actor, parts)
  return {
    id: found.id,
    status: found.status,
    firstName: found.user.firstName,
    lastName: found.user.lastName,
    companyName: found.companyName,
    description: found.description,
    rubros: found.rubros.map(({ rubro }) => rubro),
    localidadId: found.localidadId,
    city: found.localidad?.nombre ?? null,
    state: found.localidad?.provincia.nombre ?? null,
    serviceRadiusKm: found.serviceRadiusKm,
    isAvailable: isAvailableAt(found, ctx.clock.now()),
    avgRating: found.avgRating.toNumber(),
    reviewCount: found.reviewCount,
    freeLeadsLeft: found.freeLeadsLeft,
  }
}
