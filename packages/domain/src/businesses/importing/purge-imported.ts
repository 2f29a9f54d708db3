import type { Tx } from '@oficio/db/client'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'

/**
 * Returns the tags of the pages of categories in towns that list businesses of an import: what is brought in appears there,
 * and what is undone goes from there, which has to be asked for before it is gone.
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
  /** Of the pages that list them. */
  townTags: readonly string[]
}

/**
 * Purges the cached pages of many businesses, of the lists with them, and of their addresses. Search engines find so
 * many by the sitemap, so they are not notified.
 */
export async function purgeImported(tx: Tx, { businesses, townTags }: ImportedPage): Promise<void> {
  const own = businesses.flatMap(({ id, slug }) => [pageTags.business(id), pageTags.businessAddress(slug)])
  await purgePages(tx, [...own, ...townTags])
}
