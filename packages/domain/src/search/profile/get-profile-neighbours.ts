import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { MappedTown } from '@oficio/contracts/search/demand'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { Ctx } from '../../kernel/ctx'
import { isPublic } from '../../professionals/profile/public-professional'
import { townsAround } from '../place/towns-around'
import { findRows } from '../professionals/find-rows'
import type { RankedRow } from '../professionals/view-found-professionals'

/** What the page of a professional shows of their surroundings. */
export interface ProfileNeighbours {
  /** The larger towns in their work area, their own first. */
  towns: MappedTown[]
  /** Other professionals of the same rubro whose work area includes the town of this professional. */
  similar: RankedRow[]
  /** The name of that rubro: the first one of the professional that is still offered. Null if none is. */
  similarRubro: string | null
}

/** Returns the surroundings of an approved professional. Throws not_found for any other id. */
export async function getProfileNeighbours(ctx: Ctx, { id }: { id: string }): Promise<ProfileNeighbours> {
  const professional = await ctx.db.professional.findFirst({
    where: { id, ...isPublic },
    select: {
      serviceRadiusKm: true,
      localidad: { select: { id: true, latitude: true, longitude: true } },
      rubros: {
        where: { rubro: { retiredAt: null } },
        select: { rubroId: true, rubro: { select: { name: true } } },
        orderBy: { rubro: { position: 'asc' } },
        take: 1,
      },
    },
  })
  if (!professional?.localidad) throw new AppError('not_found')
  const { serviceRadiusKm, localidad, rubros } = professional
  const { id: localidadId, latitude, longitude } = localidad
  const around = {
    near: { latitude, longitude, radiusKm: limits.searchRadiusKmDefault },
    minRating: undefined,
    responseMinutes: undefined,
    // Includes professionals who take no work at the moment, because they may be back before the cached page expires.
    availableAt: null,
    without: [id],
  }
  const [towns, { rows }] = await Promise.all([
    townsAround(ctx.db, { localidadId, latitude, longitude }, serviceRadiusKm),
    findRows(
      ctx.db,
      { rubroIds: rubros.map(({ rubroId }) => rubroId), words: null },
      around,
      serverLimits.similarShown,
    ),
  ])
  return {
    towns,
    similar: rows.map((row) => ({ ...row, hasAllWords: true })),
    similarRubro: rubros[0]?.rubro.name ?? null,
  }
}
