import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import type { Ctx } from '../../kernel/ctx'
import { isPublic } from '../../professionals/profile/public-professional'
import { type RankedRow, viewFoundProfessionals } from '../professionals/view-found-professionals'

/**
 * Returns the rows as a search shows them. Skips professionals who are not public now, because the rows may be cached.
 */
export async function viewLandingRows(ctx: Ctx, rows: readonly RankedRow[]): Promise<FoundProfessional[]> {
  const professionals = await ctx.db.professional.findMany({
    where: { id: { in: rows.map(({ professionalId }) => professionalId) }, ...isPublic },
    select: { id: true },
  })
  const ids = new Set(professionals.map(({ id }) => id))
  return viewFoundProfessionals(
    ctx,
    rows.filter(({ professionalId }) => ids.has(professionalId)),
  )
}
