import type { TxCtx } from '../kernel/ctx'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'
import { lockProfessional } from '../professionals/lock-professional'
import { purgeProfile } from '../professionals/profile/purge-profile'

/**
 * Makes a professional's average and number of reviews what their shown reviews come to. It locks the row first, so that
 * of two reviews at the same moment the second one counts the first. The pages that show them are made anew.
 */
export async function countReviews({ db }: TxCtx, professionalId: string): Promise<void> {
  await lockProfessional(db, professionalId)
  await db.$executeRaw`
    UPDATE professionals p SET avg_rating = shown.average, review_count = shown.number
    FROM (
      SELECT coalesce(round(avg(rating), 2), 0) AS average, count(*)::int AS number
      FROM reviews WHERE professional_id = ${professionalId}::uuid AND hidden_at IS NULL
    ) shown
    WHERE p.id = ${professionalId}::uuid`
  await purgeProfile(db, professionalId)
  await purgePages(db, [pageTags.reviews])
}
