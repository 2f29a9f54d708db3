import { portfolioPhotoPath } from '@oficio/contracts/professionals/portfolio'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import type { Tx } from '@oficio/db/client'
import { plannedOnce } from '@oficio/db/statement-names'

type ShownWork = Pick<FoundProfessional, 'jobsDone' | 'workPhotoUrls'>

/** How many pictures of work a card shows. */
const picturesShown = 3

/**
 * Returns what cards show of each professional's work, by id, in one statement. The number of jobs is the one of their
 * public profile.
 */
export async function readShownWork(db: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ShownWork>> {
  const rows = await db.$queryRaw<{ id: string; jobsDone: number; photoIds: string[] }[]>`
    SELECT professional.id,
      (SELECT count(*)::int FROM leads own JOIN service_requests request ON request.chosen_lead_id = own.id
        WHERE own.professional_id = professional.id AND NOT own.is_self_made AND request.status = 'completed'
          AND request.completed_by <> 'system' AND request.confirmed_at IS NOT NULL) AS "jobsDone",
      ARRAY(SELECT work.photo_id FROM portfolio_photos work WHERE work.professional_id = professional.id
        ORDER BY work.position, work.photo_id LIMIT ${picturesShown}::int) AS "photoIds"
    FROM professionals professional
    WHERE professional.id = ANY(ARRAY(SELECT unnest(${[...ids]}::uuid[]))) ${plannedOnce}`
  return new Map(
    rows.map(({ id, jobsDone, photoIds }) => [
      id,
      { jobsDone, workPhotoUrls: photoIds.map((photoId) => portfolioPhotoPath(photoId, 'thumb')) },
    ]),
  )
}
