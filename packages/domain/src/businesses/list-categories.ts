import type { listBusinessCategoriesEndpoint } from '@oficio/contracts/businesses/categories'
import type { ResponseOf } from '@oficio/contracts/endpoint'
import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'

type Answer = ResponseOf<typeof listBusinessCategoriesEndpoint>

const shown = { id: true, name: true, slug: true, icon: true } as const
const inOrder = [{ position: 'asc' as const }, { id: 'asc' as const }]

/** Returns the categories and tags that are offered, in the order that admins gave them. */
export async function listBusinessCategories({
  db,
  readCache,
}: Pick<Ctx, 'db' | 'readCache'>): Promise<Answer> {
  return readCache.read('business-categories', [pageTags.businessCategories], async () => {
    const offered = { where: { retiredAt: null }, select: shown, orderBy: inOrder }
    const [data, tags] = await Promise.all([
      db.businessCategory.findMany(offered),
      db.businessTag.findMany(offered),
    ])
    return { success: true, data, tags } as const
  })
}

type Named = Answer['data'][number]

/** All that addresses may name: categories that are not offered any more too, and which tag the name of a merged one means. */
export async function listNamedTerms({
  db,
  readCache,
}: Pick<Ctx, 'db' | 'readCache'>): Promise<{ data: Named[]; tags: Named[] }> {
  return readCache.read('business-categories:all', [pageTags.businessCategories], async () => {
    const [data, tags] = await Promise.all([
      db.businessCategory.findMany({ select: shown, orderBy: inOrder }),
      db.businessTag.findMany({
        select: { ...shown, retiredAt: true, mergedIntoId: true },
        orderBy: inOrder,
      }),
    ])
    const named = tags
      .filter(({ retiredAt, mergedIntoId }) => retiredAt === null || mergedIntoId !== null)
      .map(({ id, name, slug, icon, mergedIntoId }) => ({ id: mergedIntoId ?? id, name, slug, icon }))
    return { data, tags: named }
  })
}

/** Returns what a business may be put into: what is offered, and last what it has already. */
export async function listCategoriesBeside(ctx: Ctx, ownIds: readonly number[]): Promise<Named[]> {
  const [offered, all] = await Promise.all([listBusinessCategories(ctx), listNamedTerms(ctx)])
  const isOffered = (id: number) => offered.data.some((one) => one.id === id)
  return [...offered.data, ...all.data.filter(({ id }) => ownIds.includes(id) && !isOffered(id))]
}
