import type { LandingRubro } from '@oficio/contracts/search/landing'
import type { Ctx } from '../../kernel/ctx'
import { listRubros } from '../../rubros/list-rubros'

/** Returns the rubro with the slug of an address, or null if clients cannot request it. */
export async function findLandingRubro(ctx: Ctx, slug: string): Promise<LandingRubro | null> {
  const matchingRubro = (await listRubros(ctx)).find((rubro) => rubro.slug === slug)
  if (!matchingRubro) return null
  const { id, name, icon, description } = matchingRubro
  return { id, name, slug, icon, description }
}
