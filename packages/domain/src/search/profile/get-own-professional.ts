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

/** Returns the caller's own professional account, in any status. Throws unauthenticated, forbidden. */
export async function getOwnProfessional(
  ctx: Ctx,
  actor: Actor,
): Promise<ResponseOf<typeof getOwnProfessionalEndpoint>> {
  const professional = await ownProfessional(ctx.db, actor, parts)
  return {
    id: professional.id,
    status: professional.status,
    firstName: professional.user.firstName,
    lastName: professional.user.lastName,
    companyName: professional.companyName,
    description: professional.description,
    rubros: professional.rubros.map(({ rubro }) => rubro),
    localidadId: professional.localidadId,
    city: professional.localidad?.nombre ?? null,
    state: professional.localidad?.provincia.nombre ?? null,
    serviceRadiusKm: professional.serviceRadiusKm,
    isAvailable: isAvailableAt(professional, ctx.clock.now()),
    avgRating: professional.avgRating.toNumber(),
    reviewCount: professional.reviewCount,
    freeLeadsLeft: professional.freeLeadsLeft,
  }
}
