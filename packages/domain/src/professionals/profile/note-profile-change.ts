import type { TxCtx } from '../../kernel/ctx'
import { notePageNews } from '../../kernel/pages/note-page-news'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { wasPublic } from './public-professional'

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
  await noteLandingNews(ctx, professionalId)
}

/** The pages of their rubros in their town show them, or did before they were suspended. */
async function noteLandingNews(ctx: TxCtx, professionalId: string): Promise<void> {
  if (!ctx.pageNews) return
  const entries = await ctx.db.professionalRubro.findMany({
    where: { professionalId, professional: wasPublic },
    select: { rubroId: true, localidadId: true },
  })
  for (const { rubroId, localidadId } of entries)
    await notePageNews(ctx, pageTags.rubroInTown(rubroId, localidadId))
}
