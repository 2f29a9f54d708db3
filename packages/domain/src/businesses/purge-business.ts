import type { Tx } from '@oficio/db/client'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'

/**
 * Drops the kept pages that show a business, and those of its categories in its town: whoever changes what they show calls
 * it in the same transaction.
 */
export async function purgeBusiness(tx: Tx, businessId: string): Promise<void> {
  await purgePages(tx, await tagsOfBusiness(tx, businessId))
}

/** Returns the tags of the kept pages that a business is part of as it stands now. */
export async function tagsOfBusiness(tx: Tx, businessId: string): Promise<string[]> {
  const links = await tx.businessCategoryLink.findMany({
    where: { businessId },
    select: { categoryId: true, localidadId: true },
  })
  return [
    pageTags.business(businessId),
    ...links.map(({ categoryId, localidadId }) => pageTags.categoryInTown(categoryId, localidadId)),
  ]
}
