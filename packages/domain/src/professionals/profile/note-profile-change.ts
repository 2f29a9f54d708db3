import type { TxCtx } from '../../kernel/ctx'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'

/**
 * Drops the kept public page of a professional and notes when what it shows changed, which the sitemap tells: whoever
 * changes that calls it in the same transaction.
 */
export async function noteProfileChange({ db, clock }: TxCtx, professionalId: string): Promise<void> {
  await db.professional.update({
    where: { id: professionalId },
    data: { updatedAt: clock.now() },
    select: { id: true },
  })
  await purgePages(db, [pageTags.professional(professionalId)])
}
