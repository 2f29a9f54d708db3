import type { TxCtx } from '../../kernel/ctx'
import { notePageNews } from '../../kernel/pages/note-page-news'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'

/**
 * Drops the kept public page of a professional and notes when what it shows changed, which the sitemap tells, and lets
 * search engines know: whoever changes that calls it in the same transaction.
 */
export async function noteProfileChange(ctx: TxCtx, professionalId: string): Promise<void> {
  const { db, clock } = ctx
  await db.professional.update({
    where: { id: professionalId },
    data: { updatedAt: clock.now() },
    select: { id: true },
  })
  await purgePages(db, [pageTags.professional(professionalId)])
  await notePageNews(ctx, pageTags.professional(professionalId))
}
