import type { listBusinessCategoriesEndpoint } from '@oficio/contracts/businesses/categories'
import type { ResponseOf } from '@oficio/contracts/endpoint'
import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'

type Answer = ResponseOf<typeof listBusinessCategoriesEndpoint>

const shown = { id: true, name: true, slug: true, icon: true } as const

/** Returns the categories that businesses stand in and the tags that say what they offer, in their order. */
export async function listBusinessCategories({ db, kept }: Ctx): Promise<Answer> {
  return kept.read('business-categories', [pageTags.businessCategories], async () => {
    const [data, tags] = await Promise.all([
      db.businessCategory.findMany({ select: shown, orderBy: { position: 'asc' } }),
      db.businessTag.findMany({ select: shown, orderBy: { position: 'asc' } }),
    ])
    return { success: true, data, tags } as const
  })
}
