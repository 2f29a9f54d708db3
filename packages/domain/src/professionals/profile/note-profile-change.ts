import type { TxCtx } from '../../kernel/ctx'
import { notePageNews } from '../../kernel/pages/note-page-news'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { findLandingPages, type LandingPages, noLandingPages } from './landing-pages'

interface ProfileChange {
  /** The landing pages that listed the professional before the change. */
  formerPages?: LandingPages
  /** Kept searches may show the change up to a minute late, such as a new rating (docs/product.md, 'Search'). */
  isOutsideSearches?: boolean
  /** Whether the professional became public, is public no longer, or has another name. */
  isLinkChange?: boolean
}

/**
 * Purges a professional's cached public page and the landing pages that list them. Also purges all kept searches, unless
 * the professional stays in the same ones. Records the change for the sitemap and notifies search engines. Call it in the
 * transaction of every change to those pages.
 */
export async function noteProfileChange(
  ctx: TxCtx,
  professionalId: string,
  { formerPages, isOutsideSearches = false, isLinkChange = false }: ProfileChange = {},
): Promise<void> {
  const { db, clock } = ctx
  await db.professional.update({
    where: { id: professionalId },
    data: { updatedAt: clock.now() },
    select: { id: true },
  })
  const profile = pageTags.professional(professionalId)
  const listing = await findLandingPages(db, professionalId)
  const former = formerPages ?? noLandingPages
  const tags = new Set([profile, ...listing.atHome, ...listing.around, ...former.atHome, ...former.around])
  if (isLinkChange) tags.add(pageTags.professionalLink(professionalId))
  const isInSameSearches =
    isOutsideSearches ||
    (formerPages && [...listing.atHome].sort().join() === [...former.atHome].sort().join())
  await purgePages(db, isInSameSearches ? [...tags] : [...tags, pageTags.professionalSearches])
  for (const tag of new Set([profile, ...listing.atHome, ...former.atHome])) await notePageNews(ctx, tag)
}
