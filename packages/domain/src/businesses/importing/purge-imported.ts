import type { Tx } from '@oficio/db/client'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'

/**
 * Returns the cache tags of the pages of categories in towns that list the businesses of an import. Call it before an
 * undo deletes the businesses.
 */
export async function townTagsOf(tx: Tx, importId: string): Promise<string[]> {
  const towns = await tx.$queryRaw<{ categoryId: number; localidadId: number }[]>`
    SELECT DISTINCT link.category_id AS "categoryId", business.localidad_id AS "localidadId"
    FROM businesses business JOIN business_category_links link ON link.business_id = business.id
    WHERE business.import_id = ${importId}::uuid`
  return towns.map(({ categoryId, localidadId }) => pageTags.categoryInTown(categoryId, localidadId))
}

interface ImportedPage {
  businesses: readonly { id: string; slug: string }[]
  /** The tags of the pages that list the businesses. */
  townTags: readonly string[]
}

/**
 * Purges the cached pages of many businesses, of their addresses and of the lists with them. Search engines are not
 * notified, because they find that many by the sitemap.
 */
export async function purgeImported(tx: Tx, { businesses, townTags }: ImportedPage): Promise<void> {
  const own = businesses.flatMap(({ id, slug }) => [
    pageTags.business(id),
    pageTags.businessLink(id),
    pageTags.businessAddress(slug),
  ])
  await purgePages(tx, [...own, ...townTags, pageTags.businessSearches])
}
