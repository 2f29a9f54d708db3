import { portfolioPhotoPath } from '@oficio/contracts/professionals/portfolio'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { Tx } from '@oficio/db/client'
import { plannedOnce } from '@oficio/db/statement-names'

type ShownWork = Pick<FoundProfessional, 'jobsDone' | 'workPhotoUrls'>

/** How many pictures of work a card shows. */
const picturesShown = 3

/**
 * Returns what cards show of each professional's work, by id, in one statement. A job counts for the
 * chosen professional, or for the reviewed one if nobody was chosen. A job that the system closed does not count, nor
 * one that the professional probably filed themselves: from their own device, phone or mailbox, or done suspiciously
 * fast.
 */
export async function readShownWork(db: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ShownWork>> {
  const { quickCompletionMinutes, quickPreferredCompletionMinutes } = serverLimits
  const rows = await db.$queryRaw<{ id: string; jobsDone: number; photoIds: string[] }[]>`
    SELECT professional.id,
      (SELECT count(*)::int FROM leads own JOIN service_requests request ON request.id = own.request_id
        WHERE own.professional_id = professional.id AND NOT own.is_self_made
          AND (request.chosen_lead_id = own.id OR request.chosen_lead_id IS NULL
            AND EXISTS (SELECT FROM reviews review WHERE review.lead_id = own.id))
          AND request.confirmed_at IS NOT NULL AND request.status = 'completed' AND request.completed_by IS DISTINCT FROM 'system'
          AND request.closed_at - request.created_at >= make_interval(mins => CASE
            WHEN request.preferred_professional_id = professional.id THEN ${quickPreferredCompletionMinutes}::int
            ELSE ${quickCompletionMinutes}::int END)) AS "jobsDone",
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
