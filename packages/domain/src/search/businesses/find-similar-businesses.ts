import { serverLimits } from '@oficio/contracts/server-limits'
import type { Ctx } from '../../kernel/ctx'
import { readIds } from './read-sought'

/** Returns the ids of other public businesses of the same first category in the same town, best first. */
export async function findSimilarBusinesses(ctx: Ctx, { id }: { id: string }): Promise<string[]> {
  const link = await ctx.db.businessCategoryLink.findFirst({
    where: { businessId: id },
    select: { categoryId: true, localidadId: true },
    orderBy: { category: { position: 'asc' } },
  })
  if (!link) return []
  const criteria = {
    now: ctx.clock.now(),
    area: { kind: 'town', localidadId: link.localidadId },
    text: null,
    categoryId: link.categoryId,
    tagIds: [],
    isOpen: false,
    isFeatured: false,
  } as const
  // One more, because the business itself may be among the best.
  const ids = await readIds(ctx.db, criteria, {
    sort: 'relevance',
    point: null,
    skip: 0,
    take: serverLimits.similarShown + 1,
  })
  return ids.filter((other) => other !== id).slice(0, serverLimits.similarShown)
}
