import type { Demand } from '@oficio/contracts/search/demand'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { visibleProfessional } from '../../professionals/own-professional'
import { getDemand } from './get-demand'

/**
 * Returns the demand for a professional's rubros, place and radius. A professional reads their own; an admin reads that
 * of the professional with `professionalId`. Returns null without a place or a rubro. Throws forbidden, not_found.
 */
export async function getOwnDemand(
  ctx: Ctx,
  actor: Actor,
  { professionalId }: { professionalId?: string | undefined },
): Promise<Demand | null> {
  const { id, localidadId, serviceRadiusKm } = await visibleProfessional(ctx.db, actor, professionalId)
  if (localidadId === null) return null
  const [rubros, { provinciaId }] = await Promise.all([
    ctx.db.professionalRubro.findMany({ where: { professionalId: id }, select: { rubroId: true } }),
    ctx.db.localidad.findUniqueOrThrow({ where: { id: localidadId }, select: { provinciaId: true } }),
  ])
  if (rubros.length === 0) return null
  return getDemand(ctx, actor, {
    rubroIds: rubros.map(({ rubroId }) => rubroId),
    state: String(provinciaId),
    city: String(localidadId),
    radiusKm: serviceRadiusKm,
  })
}
