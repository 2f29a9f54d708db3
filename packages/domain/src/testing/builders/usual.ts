import type { Ctx } from '../../kernel/ctx'
import { findPlace, type Place } from '../../places/find-place'

/** Returns Rosario: where a built row is when nobody says otherwise. */
export async function usualPlace(ctx: Ctx): Promise<Place> {
  const place = await findPlace(ctx, 'Santa Fe', 'Rosario')
  if (!place) throw new Error('the reference data has no Rosario: apply it first')
  return place
}

/** Returns the plumbers' rubro: what a built row is about when nobody says otherwise. */
export async function usualRubro(ctx: Ctx): Promise<{ id: number; name: string }> {
  return ctx.db.rubro.findFirstOrThrow({
    where: { slug: 'plomeria' },
    select: { id: true, name: true },
  })
}
