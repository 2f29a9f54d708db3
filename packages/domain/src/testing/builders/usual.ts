import type { Ctx } from '../../kernel/ctx'
import { findPlace, type Place } from '../../places/find-place'

interface UsualRubro {
  id: number
  name: string
}

/**
 * Cached, because reference data is the same in every database of a process and most tests build several rows on it.
 */
let place: Place | undefined
let rubro: UsualRubro | undefined

/** Returns Rosario, the default place of a built row. */
export async function usualPlace(ctx: Ctx): Promise<Place> {
  place ??= (await findPlace(ctx, 'Santa Fe', 'Rosario')) ?? undefined
  if (!place) throw new Error('the reference data has no Rosario: apply it first')
  return place
}

/** Returns the plumbers' rubro, the default rubro of a built row. */
export async function usualRubro(ctx: Ctx): Promise<UsualRubro> {
  rubro ??= await ctx.db.rubro.findFirstOrThrow({
    where: { slug: 'plomeria' },
    select: { id: true, name: true },
  })
  return rubro
}
