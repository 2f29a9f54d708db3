import type { Tx } from '@oficio/db/client'
import type { TxCtx } from '../kernel/ctx'
import { notePageNews } from '../kernel/pages/note-page-news'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'
import { wasPublic } from './public-business'

interface BusinessChange {
  /** The tags of its former pages. */
  formerTags?: readonly string[]
  isReview?: boolean
  /** Whether the business became public, is public no longer, or has another name or address. */
  isLinkChange?: boolean
}

/**
 * Purges the cached pages of a business and of its categories in its town, and notifies search engines. Every change of
 * what these pages show must call it in the same transaction. Also purges all kept searches, unless the change is a
 * review or left the business in its categories and its town. Other searches may then show the change up to a minute
 * late (docs/product.md, 'Search').
 */
export async function purgeBusiness(
  ctx: TxCtx,
  businessId: string,
  { formerTags, isReview = false, isLinkChange = false }: BusinessChange = {},
): Promise<void> {
  const tags = await tagsOfBusiness(ctx.db, businessId)
  const allTags = [...new Set([...(formerTags ?? []), ...tags])]
  const isInSameSearches = isReview || (formerTags?.length === tags.length && allTags.length === tags.length)
  await purgePages(ctx.db, [
    ...allTags,
    ...(isLinkChange ? [pageTags.businessLink(businessId)] : []),
    ...(isInSameSearches ? [] : [pageTags.businessSearches]),
  ])
  await noteNewsOf(ctx, businessId, allTags)
}

/**
 * Notifies search engines of a changed business. Also names the pages of its categories in its town, but only if the
 * business is or once was public. `tags` are the tags of pages that show it or showed it.
 */
export async function noteNewsOf(ctx: TxCtx, businessId: string, tags: readonly string[]): Promise<void> {
  if (!ctx.pageNews) return
  await notePageNews(ctx, pageTags.business(businessId))
  if ((await ctx.db.business.count({ where: { id: businessId, ...wasPublic } })) === 0) return
  for (const tag of tags.filter(isCategoryInTown)) await notePageNews(ctx, tag)
}

const categoryInTown = pageTags.categoryInTown(0, 0).split(':', 1)[0]
const isCategoryInTown = (tag: string): boolean => tag.split(':', 1)[0] === categoryInTown

/** Returns the tags of the cached pages that currently show a business. */
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
