import type { TxCtx } from '../../kernel/ctx'
import { notePageNews } from '../../kernel/pages/note-page-news'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { findLandingPages, type LandingPages, noLandingPages } from './landing-pages'

/**
 * Purges a professional's cached public page and the landing pages that list them. Also records the change for the
 * sitemap and notifies search engines. Call it in the transaction of every change to those pages. `formerPages` are the
 * landing pages that listed the professional before the change. A change that moves the professional into no search and
 * out of none, such as a review, keeps the kept searches without them.
 */
export async function noteProfileChange(
  ctx: TxCtx,
  professionalId: string,
  {
    formerPages = noLandingPages,
    isSearchChanged = true,
  }: { formerPages?: LandingPages; isSearchChanged?: boolean } = {},
): Promise<void> {
  const { db, clock } = ctx
  await db.professional.update({
    where: { id: professionalId },
    data: { updatedAt: clock.now() },
    select: { id: true },
  })
  const profile = pageTags.professional(professionalId)
  const listing = await findLandingPages(db, professionalId)
  await purgePages(db, [
    ...new Set([profile, ...listing.atHome, ...listing.around, ...formerPages.atHome, ...formerPages.around]),
    ...(isSearchChanged ? [pageTags.professionalSearches] : []),
  ])
  for (const tag of new Set([profile, ...listing.atHome, ...formerPages.atHome])) await notePageNews(ctx, tag)
}
