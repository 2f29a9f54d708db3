import type { listBusinessCategoriesEndpoint } from '@oficio/contracts/businesses/categories'
import type { ResponseOf } from '@oficio/contracts/endpoint'
import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'

type Answer = ResponseOf<typeof listBusinessCategoriesEndpoint>

const termColumns = { id: true, name: true, slug: true, icon: true } as const
const inOrder = [{ position: 'asc' as const }, { id: 'asc' as const }]

/** Returns the categories and tags that are not retired, in the order set by admins. */
export async function listBusinessCategories({
  db,
  readCache,
}: Pick<Ctx, 'db' | 'readCache'>): Promise<Answer> {
  return readCache.read('business-categories', [pageTags.businessCategories], async () => {
    const termQuery = { where: { retiredAt: null }, select: termColumns, orderBy: inOrder }
    const [data, tags] = await Promise.all([
      db.businessCategory.findMany(termQuery),
      db.businessTag.findMany(termQuery),
    ])
    return { success: true, data, tags } as const
  })
}

type NamedTerm = Answer['data'][number]

/**
 * Returns every category and tag that a URL may name. Includes retired categories. A merged tag has the id of the tag
 * it was merged into.
 */
export async function listNamedTerms({
  db,
  readCache,
}: Pick<Ctx, 'db' | 'readCache'>): Promise<{ data: NamedTerm[]; tags: NamedTerm[] }> {
  return readCache.read('business-categories:all', [pageTags.businessCategories], async () => {
    const [data, tags] = await Promise.all([
      db.businessCategory.findMany({ select: termColumns, orderBy: inOrder }),
      db.businessTag.findMany({
        select: { ...termColumns, retiredAt: true, mergedIntoId: true },
        orderBy: inOrder,
      }),
    ])
    const namedTags = tags
      .filter(({ retiredAt, mergedIntoId }) => retiredAt === null || mergedIntoId !== null)
      .map(({ id, name, slug, icon, mergedIntoId }) => ({ id: mergedIntoId ?? id, name, slug, icon }))
    return { data, tags: namedTags }
  })
}

/** Returns the categories that a business may choose: the offered ones, then the retired ones it already has. */
export async function listCategoriesBeside(ctx: Ctx, ownIds: readonly number[]): Promise<NamedTerm[]> {
  const [categories, all] = await Promise.all([listBusinessCategories(ctx), listNamedTerms(ctx)])
  const isOffered = (id: number) => categories.data.some((category) => category.id === id)
  return [...categories.data, ...all.data.filter(({ id }) => ownIds.includes(id) && !isOffered(id))]
}
